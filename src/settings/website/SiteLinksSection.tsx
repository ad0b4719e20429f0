import type { SectionProps } from '../../descriptors/defineSettings';
import { SiteForm } from './SiteForm';

/** The store's pages elsewhere, and its apps. */
export default function SiteLinksSection({ section }: SectionProps) {
  return <SiteForm section={section} />;
}
