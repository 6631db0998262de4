const paths = {
  search:
    'M10.5 4a6.5 6.5 0 1 0 4 11.6l4.4 4.4 1.4-1.4-4.4-4.4A6.5 6.5 0 0 0 10.5 4Zm0 2a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z',
  star: 'm12 2.8 2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.4l-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.8z',
  pin: 'M12 2.5a7 7 0 0 0-7 7c0 4.8 7 12 7 12s7-7.2 7-12a7 7 0 0 0-7-7Zm0 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  phone:
    'M6.6 3.5 9.5 3l2 4.8-2 1.7a12 12 0 0 0 5 5l1.7-2 4.8 2-.5 2.9c-.2 1.2-1.2 2.1-2.4 2.1A15.5 15.5 0 0 1 4.5 5.9c0-1.2.9-2.2 2.1-2.4Z',
  mail: 'M3 5.5h18v13H3zm2 3V16.5h14V8.5l-7 5zm1.6-1 5.4 3.9 5.4-3.9z',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm6.7 8h-2.8a14 14 0 0 0-1.2-5.2A7 7 0 0 1 18.7 11ZM12 5.2c.8 1 1.7 3 1.9 5.8h-3.8c.2-2.8 1.1-4.8 1.9-5.8ZM9.3 5.8A14 14 0 0 0 8.1 11H5.3a7 7 0 0 1 4-5.2ZM5.3 13h2.8c.1 2 .5 3.8 1.2 5.2a7 7 0 0 1-4-5.2Zm6.7 5.8c-.8-1-1.7-3-1.9-5.8h3.8c-.2 2.8-1.1 4.8-1.9 5.8Zm2.7-.6c.7-1.4 1.1-3.2 1.2-5.2h2.8a7 7 0 0 1-4 5.2Z',
  message: 'M3 4h18v13h-9l-5 4v-4H3zm2 2v9h4v1.9L11.400 15H19V6z',
  link: 'M14 4h6v6h-2V7.400l-7.300 7.300-1.400-1.400L16.600 6H14zM4 6h7v2H6v10h10v-5h2v7H4z',
  parking:
    'M4 3h16v18H4zm2 2v14h12V5zm3 2h3.500a3.300 3.300 0 0 1 0 6.600H11V17H9zm2 2v2.600h1.400a1.300 1.300 0 0 0 0-2.600z',
  filters: 'M3 6h18v2H3zm4 5h10v2H7zm3 5h4v2h-4z',
  clock:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 2a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm-1 2.500v5.100l3.800 2.800 1.200-1.600-3-2.200V7.500z',
  plus: 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z',
  minus: 'M5 11h14v2H5z',
  map: 'M9 3.5 3 6v15l6-2.5 6 2.5 6-2.5v-15L15 6zm1 2.6 4 1.6v10.7l-4-1.6zM5 7.3l3-1.2v10.7l-3 1.2zm14 9.4-3 1.2V7.2l3-1.2z',
  menu: 'M4 6h16v2H4zm0 5h16v2H4zm0 5h16v2H4z',
  grip: 'M9 5h2v2H9zm4 0h2v2h-2zM9 11h2v2H9zm4 0h2v2h-2zm-4 6h2v2H9zm4 0h2v2h-2z',
  close:
    'm6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z',
  check: 'm9.5 17.9-5.4-5.4 1.4-1.4 4 4 9-9 1.4 1.4z',
  alert: 'M12 2.8 22.4 21H1.6zm0 4L5 19h14zM11 11h2v4h-2zm0 5h2v2h-2z',
  person:
    'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm0 8.5c4.4 0 8 2.5 8 6V21H4v-1.5c0-3.5 3.6-6 8-6Zm0 2c-3 0-5.5 1.5-5.9 3.5h11.800c-.4-2-2.9-3.5-5.9-3.5Z',
  arrow: 'M13 5.5 19.5 12 13 18.5l-1.4-1.4 4-4.1H4.5v-2h11.1l-4-4.1z',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon beside text that says the same. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      className={`shrink-0 fill-current ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
