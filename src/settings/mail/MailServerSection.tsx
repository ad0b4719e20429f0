import type { SectionProps } from '../../descriptors/defineSettings';
import { SectionForm } from '../page/SectionForm';
import { SenderRecords } from './SenderRecords';
import { TestMail } from './TestMail';

/** The store's own mail server, with a mail that tries it out, and the records of its domain. */
export default function MailServerSection({ section }: SectionProps) {
  return (
    <SectionForm section={section}>
      <TestMail texts={section.texts} />
      <SenderRecords texts={`${section.texts}.records`} />
    </SectionForm>
  );
}
