import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Зоны доставки',
  new: 'Добавить зону',
  record: 'зона доставки «%{name}»',
  section: { main: 'Зона' },
  field: { name: 'Название', is_active: 'Доставлять в эту зону', shape: 'Где', fee: 'Стоимость' },
  empty: { title: 'Зон доставки пока нет', detail: 'Без зон вы доставляете везде в радиусе стандартного тарифа.' },
} satisfies ResourceTexts;
