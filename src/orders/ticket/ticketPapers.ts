export const ticketPapers = ['80mm', 'a4'] as const;
export type TicketPaperSize = (typeof ticketPapers)[number];

const pages: Record<TicketPaperSize, string> = {
  // A roll has no fixed length: the page is as long as the ticket.
  '80mm': 'size: 80mm auto; margin: 3mm;',
  a4: 'size: A4; margin: 16mm;',
};

/**
 * Styles with which only the print area is printed. On screen, it is hidden.
 *
 * @param page declarations of the page's size and margins
 */
export const printAreaStyles = (page: string): string => `
  #print-area { display: none; }
  @page { ${page} }
  @media print {
    html, body { background: #fff !important; }
    body > :not(#print-area) { display: none !important; }
    #print-area { display: block; }
  }
`;

/** The print area's styles for a ticket. */
export const pageStyles = (paper: TicketPaperSize): string => printAreaStyles(pages[paper]);
