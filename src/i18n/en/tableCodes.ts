/** The QR codes of tables. */
export const tableCodes = {
  one: 'QR code',
  many: 'QR codes',
  image: 'QR code of table %{number}',
  detail: 'Guests scan the code on their table. It leads to the address of that table.',
  print: 'Print',
  download: 'Download SVG',
  renew: 'New code',
  renew_title: 'Replace this code?',
  renew_detail: 'The code on the table stops working immediately. Print the new one and put it there.',
  renewed: 'The table has a new code.',
  failed: 'Couldn’t load the codes.',
};
