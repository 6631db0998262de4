import type { ReactNode } from 'react';

type DrawingFrameProps = {
  viewBox: string;
  preserveAspectRatio: string;
  styles: string;
  children: ReactNode;
};

/** The root of a standalone SVG file: an image in a page does not inherit the page's styles. */
export function DrawingFrame({
  viewBox,
  preserveAspectRatio,
  styles,
  children,
}: DrawingFrameProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
    >
      <style>{`${styles}.i{font:800 11px sans-serif;text-anchor:middle}`}</style>
      {children}
    </svg>
  );
}

/** The sky, far beyond the frame: visible where the image is wider or higher. */
export const skyPath = 'M-900-900H1100V1100H-900z';
