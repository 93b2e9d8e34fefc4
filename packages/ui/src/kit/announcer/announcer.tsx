import { useEffect, useRef, useState } from 'react';

type Props<Value> = {
  /** undefined while it loads */
  value: Value | undefined;
  /** returns one sentence for each change between two values */
  changes: (before: Value, now: Value) => string[];
};

/** Announces changes of a value to screen readers. */
export function Announcer<Value>({ value, changes }: Props<Value>) {
  const before = useRef(value);
  const [text, setText] = useState('');
  useEffect(() => {
    const news = before.current && value ? changes(before.current, value) : [];
    before.current = value ?? before.current;
    if (news.length > 0) setText(news.join('. '));
  }, [value, changes]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
