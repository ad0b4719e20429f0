import type { tableCodes as english } from '../en/tableCodes';

export const tableCodes: typeof english = {
  one: 'Code QR',
  many: 'Codes QR',
  image: 'Code QR de la table %{number}',
  detail: 'Les clients scannent le code posé sur leur table. Il mène à l’adresse de cette table.',
  print: 'Imprimer',
  download: 'Télécharger en SVG',
  renew: 'Nouveau code',
  renew_title: 'Remplacer ce code\u202F?',
  renew_detail:
    'Le code posé sur la table cesse immédiatement de fonctionner. Imprimez le nouveau et mettez-le à sa place.',
  renewed: 'La table a un nouveau code.',
  failed: 'Impossible de charger les codes.',
};
