import { useState } from 'react';
import type { Demo } from '../../kit/demo.ts';
import { OnlineBar, OnlinePill } from './online-bar.tsx';

function Example() {
  const [online, setOnline] = useState(true);
  return (
    <div className="grid max-w-[328px] gap-3">
      <OnlineBar online={online} line={online ? '2º da fila' : 'Fora da fila'} onChange={setOnline} />
      <OnlineBar online={false} line="Fora da fila" onChange={() => {}} />
      <OnlineBar online={false} line="Fora da fila" pendente onChange={() => {}} />
      <OnlineBar online paused line="Sem conexão · em pausa" onChange={() => {}} />
      <OnlineBar online={null} paused line="Sem conexão" onChange={() => {}} />
      <div className="flex flex-wrap gap-2">
        <OnlinePill online={online} onChange={setOnline} />
        <OnlinePill online={false} onChange={() => {}} />
        <OnlinePill online paused onChange={() => {}} />
      </div>
    </div>
  );
}

export default [
  { title: 'OnlineBar: on, off, pending, no connection, unknown; as a pill', render: () => <Example /> },
] satisfies Demo[];
