import type english from '../../en/resources/tables';

export default {
  title: 'Столики',
  new: 'Новый столик',
  search: 'Зал, код или заметка',
  record: 'столик %{name}',
  section: {
    main: 'Столик',
    guests: 'Гости',
    note: 'Заметка',
  },
  field: {
    number: 'Номер',
    code: 'Код',
    room: 'Зал',
    section: 'Кто обслуживает',
    min_persons: 'Гостей не меньше',
    max_persons: 'Гостей не больше',
    is_bookable: 'Можно забронировать',
    note: 'Заметка',
    place: 'Место на плане зала',
    token: 'QR-код',
  },
  help: {
    code: 'Под этим кодом столик знает ваша касса.',
    section: 'Сотрудник или станция, которые обслуживают этот столик.',
    is_bookable: 'Клиенты могут забронировать этот столик. Ваша команда может использовать его всегда.',
  },
  choice: {
    shape: {
      round: 'Круглый',
      square: 'Квадратный',
      rectangle: 'Прямоугольный',
    },
  },
  empty: {
    title: 'Столиков пока нет',
    detail: 'Добавьте столики, за которыми сидят гости, и укажите зал каждого.',
  },
} satisfies typeof english;
