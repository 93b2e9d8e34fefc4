import type { Demo } from '../demo.ts';
import { Avatar } from './avatar.tsx';

/** An inline SVG portrait, so that the gallery needs no file. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#a9d6de"/><path d="M10 64a22 20 0 0 1 44 0" fill="#0b5d6b"/><circle cx="32" cy="28" r="13" fill="#c98d62"/><path d="M18 26a14 13 0 0 1 28 0c-6-5-22-5-28 0" fill="#20303a"/></svg>',
)}`;

export default [
  {
    title: 'Avatar: sizes, presence, loading, no photo, broken photo',
    render: () => (
      <div className="flex flex-wrap items-center gap-4">
        <Avatar src={portrait} size={20} />
        <Avatar src={portrait} size="small" status="online" />
        <Avatar src={portrait} status="offline" />
        <Avatar src={portrait} size={48} status="online" />
        <Avatar src={portrait} size="large" status="suspenso" />
        <Avatar src={null} loading size={48} />
        <Avatar src={null} size={48} />
        <Avatar src={null} size={48} user_type="suporte" />
        <Avatar src="data:," size={48} nome="Foto quebrada" />
      </div>
    ),
  },
] satisfies Demo[];
