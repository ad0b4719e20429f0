import { basename } from 'node:path/posix';
import { limits } from '#contract/limits';
import type { FileFacts } from '#contract/providers/fileFacts';
import { visibleText } from '#contract/visibleText';
import { isPdfFile } from '#server/files/pdfFile';
import type { Upload } from '#server/http/handler';
import { drawPaper, type PaperFault, paperType } from '../../images/service';

/** A paper as it is kept. */
export interface Paper {
  content: Buffer;
  facts: FileFacts;
}

/** What a file is called where it is shown and saved: without a path and without signs that nobody sees, with the ending of what it is. */
export function pdfName(filename: string): string {
  const seen = basename(filename.replaceAll('\\', '/')).replace(/[\p{Cc}\p{Cf}]/gu, '');
  const name = visibleText(seen.replace(/\.pdf$/i, '')).slice(0, limits.fileNameMax);
  // Half of a sign, cut at the end or sent so, is no text that can be kept.
  return `${Buffer.from(name).toString() || 'document'}.pdf`;
}

/**
 * What becomes of a file that is handed in as a paper: a picture is drawn anew, a PDF is kept as it came. Which it is, its
 * content says; its name is believed in nothing.
 *
 * @returns the paper, or why it is none
 */
export async function judgePaper({ content, filename }: Upload): Promise<Paper | PaperFault | 'not_a_paper'> {
  const pdf = isPdfFile(content);
  if (pdf === 'broken') return 'broken';
  if (pdf) return { content, facts: { type: 'application/pdf', name: pdfName(filename), size: content.length } };
  const drawn = await drawPaper(content);
  if (drawn === 'not_an_image') return 'not_a_paper';
  if (typeof drawn === 'string') return drawn;
  return { content: drawn, facts: { type: paperType, name: '', size: drawn.length } };
}
