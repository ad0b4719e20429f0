import { SegmentedMessage } from 'sms-segments-calculator';

/** How a text message is sent. */
export interface SmsParts {
  encoding: 'GSM-7' | 'UCS-2';
  /** The parts that are paid for. */
  parts: number;
  /** The characters that need the larger encoding, each once. */
  special: string[];
  /** The characters that fit in each of the parts, and those that would without the special ones. */
  perPart: number;
  perPartInGsm7: number;
}

/** The characters that fit in a message of one part, and in each of several. */
const room = { 'GSM-7': [160, 153], 'UCS-2': [70, 67] } as const;

/** Counts the parts of a text message. A single character outside GSM-7, such as an emoji, changes the encoding of all. */
export function smsParts(text: string): SmsParts {
  const message = new SegmentedMessage(text);
  const { encodingName: encoding, segmentsCount: parts } = message;
  const special = [...new Set(message.getNonGsmCharacters())];
  const isLong = [...text].length > room['GSM-7'][0];
  return {
    ...{ encoding, parts, special },
    perPart: room[encoding][parts > 1 ? 1 : 0],
    perPartInGsm7: room['GSM-7'][isLong ? 1 : 0],
  };
}

/** A text message as it is sent: its title is the first line. */
export const smsText = ({ title, content }: { title: string; content: string }): string => `${title}\n${content}`;
