import type { floorPlan as english } from '../en/floorPlan';

export const floorPlan: typeof english = {
  detail:
    'Перетащите столик или нажмите на него, а затем на новое место. С клавиатуры столик, на котором стоит фокус, перемещают стрелки.',
  plan: 'План зала: %{room}',
  rooms: 'Залы',
  no_room: 'Без зала',
  table: 'Столик %{number}, гостей: %{persons}',
  put: 'Поставить столик %{number} сюда',
  at: 'Столик %{number}: столбец %{column}, строка %{row}',
  off: 'Не на плане',
  off_detail: 'Нажмите на столик, чтобы поставить его на план.',
  take_off: 'Убрать с плана',
  selected: 'Столик %{number}',
  none_selected: 'Нажмите на столик, чтобы изменить его форму или размер.',
  shape: 'Форма',
  wider: 'Шире',
  narrower: 'Уже',
  longer: 'Длиннее',
  shorter: 'Короче',
  turn_left: 'Повернуть влево',
  turn_right: 'Повернуть вправо',
  empty: {
    title: 'Столиков пока нет',
    detail: 'Сначала добавьте столики, у каждого укажите зал.',
  },
  failed: 'Не удалось загрузить столики.',
};
