export const ticketPapers = ['80mm', 'a4'] as const;
export type TicketPaperSize = (typeof ticketPapers)[number];

const pages: Record<TicketPaperSize, string> = {
  // A roll has no fixed length: the page is as long as the ticket.
  '80mm': 'size: 80mm auto; margin: 3mm;',
  a4: 'size: A4; margin: 16mm;',
};

/** Only the print area is printed, and it is hidden on screen. */
export const pageStyles = (paper: TicketPaperSize): string => `
  #print-area { display: none; }
  @page { ${pages[paper]} }
  @media print {
    html, body { background: #fff !important; }
    body > :not(#print-area) { display: none !important; }
    #print-area { display: block; }
  }
`;
