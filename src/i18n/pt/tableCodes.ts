import type { tableCodes as english } from '../en/tableCodes';

export const tableCodes: typeof english = {
  one: 'Código QR',
  many: 'Códigos QR',
  image: 'Código QR da mesa %{number}',
  detail: 'As pessoas leem o código da mesa em que estão. Ele leva ao endereço dessa mesa.',
  print: 'Imprimir',
  download: 'Baixar SVG',
  renew: 'Novo código',
  renew_title: 'Substituir este código?',
  renew_detail: 'O código que está na mesa para de funcionar na hora. Imprima o novo e coloque-o lá.',
  renewed: 'A mesa tem um novo código.',
  failed: 'Não foi possível carregar os códigos.',
};
