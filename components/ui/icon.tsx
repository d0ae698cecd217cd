import patterns from './patterns.module.css';

const SHAPES = {
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  previous: <path d="m15 5-7 7 7 7" />,
  next: <path d="m9 5 7 7-7 7" />,
  pause: <path d="M9 5v14M15 5v14" />,
  play: <path d="M8 5v14l11-7z" />,
  search: <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5" />,
  filter: <path d="M4 6h16M7 12h10M10 18h4" />,
  heart: <path d="M12 20 4 13a5 5 0 0 1 8-7 5 5 0 0 1 8 7z" />,
  phone: (
    <path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1Z" />
  ),
  whatsapp: (
    <path d="m3.5 20.5 1.3-4.2a8.5 8.5 0 1 1 3 3zM9 8c0 4 3 7 7 7l1-2-2-1-1 1a5 5 0 0 1-3-3l1-1-1-2z" />
  ),
  mail: <path d="M3 6h18v12H3zm0 1 9 6 9-6" />,
  pin: <path d="M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11Zm0-9a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />,
  clock: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3.5 2" />,
  add: <path d="M12 5v14M5 12h14" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  alert: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5v5.5m0 3.2v.3" />,
  ship: <path d="M3 15h18l-2.5 5h-13zm3 0V9h12v6M9 9V5h6v4M12 5V3" />,
  key: <path d="M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm4 4h9m-3 0v4m-3-4v2.5" />,
  list: <path d="M6 3h12v18H6zm3 5h6m-6 4h6m-6 4h3" />,
  camera: <path d="M3 8h4l2-3h6l2 3h4v11H3zm9 2a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z" />,
  edit: <path d="M4 20h4L19 9l-4-4L4 16zm9-13 4 4" />,
  expand: <path d="M14 4h6v6m0-6-7 7m-3 9H4v-6m0 6 7-7" />,
  share: <path d="M12 15V4m0 0L8 8m4-4 4 4M5 13v7h14v-7" />,
};

export type IconName = keyof typeof SHAPES;

/**
 * A decorative icon in the text colour. Its control needs an accessible name of its own.
 * @param props.size in pixels at the browser's default text size; the icon grows with the text.
 */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const length = `${size / 16}rem`;
  return (
    <svg aria-hidden="true" className={patterns.icon} width={length} height={length} viewBox="0 0 24 24">
      {SHAPES[name]}
    </svg>
  );
}
