import type { tableCodes as english } from '../en/tableCodes';

export const tableCodes: typeof english = {
  one: 'QR-код',
  many: 'QR-коды',
  image: 'QR-код столика %{number}',
  detail: 'Гости сканируют код на своём столике. Он ведёт на адрес этого столика.',
  print: 'Распечатать',
  download: 'Скачать SVG',
  renew: 'Новый код',
  renew_title: 'Заменить этот код?',
  renew_detail: 'Код на столике сразу перестанет работать. Распечатайте новый и положите его на столик.',
  renewed: 'У столика новый код.',
  failed: 'Не удалось загрузить коды.',
};
