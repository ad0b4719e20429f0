import type { DocumentSide, ProviderDocumentTypeId } from '#contract/documents/documentTypes';

const titles: Record<ProviderDocumentTypeId, string> = {
  identity: 'IDENTITY CARD',
  driving_licence: 'DRIVING LICENCE',
  work_permit: 'WORK PERMIT',
  insurance: 'INSURANCE CERTIFICATE',
  health_certificate: 'FOOD HANDLING CERTIFICATE',
};
const colours: Record<ProviderDocumentTypeId, string> = {
  identity: '#dbe7f3',
  driving_licence: '#f3dbe4',
  work_permit: '#e4ecd9',
  insurance: '#f4ead3',
  health_certificate: '#d9ece8',
};

const lines = (x: number, y: number, widths: readonly number[]) =>
  widths
    .map((width, row) => `<rect x="${x}" y="${y + row * 44}" width="${width}" height="14" rx="7" fill="#00000033"/>`)
    .join('');

/** A document of the demo: plainly fictional, and marked as such. */
export const specimenOf = (type: ProviderDocumentTypeId, side: DocumentSide): string => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 540">
    <rect width="860" height="540" fill="#8b8f96"/><rect x="30" y="30" width="800" height="480" rx="28" fill="${colours[type]}"/>
    ${
      side === 'front'
        ? `<text x="70" y="110" font-family="sans-serif" font-size="40" font-weight="700" fill="#1f2937">${titles[type]}</text>
    <rect x="70" y="150" width="200" height="260" rx="12" fill="#ffffffaa"/><circle cx="170" cy="245" r="48" fill="#9aa3af"/><path d="M90 410c6-70 40-96 80-96s74 26 80 96z" fill="#9aa3af"/>${lines(310, 170, [380, 300, 340, 220, 280])}`
        : `<rect x="30" y="80" width="800" height="80" fill="#1f2937"/>${lines(70, 220, [520, 460, 600])}<rect x="70" y="390" width="640" height="70" fill="#ffffff88"/>`
    }
    <text x="430" y="330" font-family="sans-serif" font-size="110" font-weight="800" fill="#b91c1c" opacity=".35" text-anchor="middle" transform="rotate(-18 430 300)">SPECIMEN</text>
  </svg>`;
