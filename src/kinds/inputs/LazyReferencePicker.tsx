import { type ComponentProps, Suspense } from 'react';
import { lazyWithRetry } from '../../components/lazyWithRetry';

/** Apart from its kinds: forms that choose records in their own way need only what the kinds say of values. */
const ReferencePicker = lazyWithRetry(() => import('./ReferencePicker'));

/** px of a text field. */
const blockSize = 56;

export const LazyReferencePicker = (props: ComponentProps<typeof ReferencePicker>) => (
  <Suspense fallback={<div style={{ blockSize }} />}>
    <ReferencePicker {...props} />
  </Suspense>
);
