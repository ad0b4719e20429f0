import { SegmentedMessage } from 'sms-segments-calculator';

/** How a text message is sent. */
export interface SmsParts {
  /** `GSM-7` has room for 160 characters, `UCS-2` for 70; less in each of several parts. */
  encoding: 'GSM-7' | 'UCS-2';
  /** The parts that are paid for. */
  parts: number;
  /** The characters that need the larger encoding, each once. */
  special: string[];
}

/** Counts the parts of a text message. A single character outside GSM-7, such as an emoji, changes the encoding of all. */
export function smsParts(text: string): SmsParts {
  const message = new SegmentedMessage(text);
  return {
    encoding: message.encodingName,
    parts: message.segmentsCount,
    special: [...new Set(message.getNonGsmCharacters())],
  };
}

/** A text message as it is sent: its title is the first line. */
export const smsText = ({ title, content }: { title: string; content: string }): string => `${title}\n${content}`;
