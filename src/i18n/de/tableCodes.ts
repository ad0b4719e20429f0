import type { tableCodes as english } from '../en/tableCodes';

export const tableCodes: typeof english = {
  one: 'QR-Code',
  many: 'QR-Codes',
  image: 'QR-Code von Tisch %{number}',
  detail: 'Gäste scannen den Code auf ihrem Tisch. Er führt zur Adresse dieses Tisches.',
  print: 'Drucken',
  download: 'SVG herunterladen',
  renew: 'Neuer Code',
  renew_title: 'Diesen Code ersetzen?',
  renew_detail:
    'Der Code auf dem Tisch funktioniert sofort nicht mehr. Drucken Sie den neuen und legen Sie ihn dort aus.',
  renewed: 'Der Tisch hat einen neuen Code.',
  failed: 'Die Codes konnten nicht geladen werden.',
};
