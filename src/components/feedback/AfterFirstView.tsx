import { type ReactNode, Suspense } from 'react';
import { useIsDrawn } from '../useIsDrawn';

interface AfterFirstViewProps {
  /** Its approximate height in px, so that the content below it doesn't move. */
  blockSize: number;
  children: ReactNode;
}

/**
 * A part of a page whose code loads once the rest is on screen.
 *
 * @example
 * const PictureList = lazyWithRetry(() => import('./PictureList'));
 * <AfterFirstView blockSize={152}><PictureList images={images} /></AfterFirstView>
 */
export const AfterFirstView = ({ blockSize, children }: AfterFirstViewProps) => {
  const isDrawn = useIsDrawn(true);
  const placeholder = <div style={{ blockSize }} />;
  return isDrawn ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder;
};
