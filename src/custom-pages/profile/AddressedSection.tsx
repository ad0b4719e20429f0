import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

interface AddressedSectionProps {
  /** As `profileSectionPath` names it. */
  name: string;
  /** Whether everything above it has its final height. */
  isReady?: boolean;
  children: ReactNode;
}

/** A section of the profile that an address can name: it takes the focus, and the browser scrolls to it. */
export const AddressedSection = ({ name, isReady = true, children }: AddressedSectionProps) => {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  const isNamed = isReady && params.get('section') === name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again leads there again
  useEffect(() => {
    if (isNamed) section.current?.focus();
  }, [isNamed, key]);
  return (
    <div ref={section} tabIndex={-1} style={{ outline: 'none', scrollMarginBlock: 80 }}>
      {children}
    </div>
  );
};
