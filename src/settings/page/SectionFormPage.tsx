import type { SectionProps } from '../../descriptors/defineSettings';
import { SectionForm } from './SectionForm';

/** A section that its descriptor describes completely. */
export default function SectionFormPage({ section }: SectionProps) {
  return <SectionForm section={section} />;
}
