import type { Demo } from '../../kit/demo.ts';
import { ShopTile } from './shop-tile.tsx';

/** An inline SVG shop front, so that the gallery needs no file. */
const front = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#f3d9a4"/><path d="M8 26h48v32H8z" fill="#8a4b2a"/><path d="M4 16h56v12H4z" fill="#c8553d"/><path d="M26 38h12v20H26z" fill="#20303a"/></svg>',
)}`;

export default [
  {
    title: 'ShopTile',
    render: () => (
      <div className="flex items-center gap-4">
        <ShopTile src={front} size={30} />
        <ShopTile src={front} size={38} />
        <ShopTile src={null} size={48} />
        <ShopTile src={null} loading size={48} />
      </div>
    ),
  },
] satisfies Demo[];
