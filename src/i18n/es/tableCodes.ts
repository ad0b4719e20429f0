import type { tableCodes as english } from '../en/tableCodes';

export const tableCodes: typeof english = {
  one: 'Código QR',
  many: 'Códigos QR',
  image: 'Código QR de la mesa %{number}',
  detail: 'Los comensales escanean el código de su mesa, que lleva a la dirección de esa mesa.',
  print: 'Imprimir',
  download: 'Descargar SVG',
  renew: 'Código nuevo',
  renew_title: '¿Reemplazar este código?',
  renew_detail: 'El código que está en la mesa deja de funcionar de inmediato. Imprime el nuevo y colócalo allí.',
  renewed: 'La mesa tiene un código nuevo.',
  failed: 'No se pudieron cargar los códigos.',
};
