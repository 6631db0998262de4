import type { ReactNode } from 'react';

type DrawingFrameProps = {
  viewBox: string;
  preserveAspectRatio: string;
  styles: string;
  children: ReactNode;
};

/** An SVG file of its own: what a page includes as an image reads none of the page's styles. */
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

/** The sky behind everything, far beyond the frame: it is seen where the image is wider or higher. */
export const skyPath = 'M-900-900H1100V1100H-900z';
