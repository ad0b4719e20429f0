const tableBook = {
  bookings: 'Брони по времени',
  details: 'Подробности',
  book: 'Новая бронь',
  walk_in: 'Посадить гостей сейчас',
  none_free: 'Сейчас для них нет свободного стола.',
  seats: '%{min}–%{max} гостей',
  day: {
    label: 'День',
    earlier: 'Предыдущий день',
    later: 'Следующий день',
    today: 'Сегодня',
  },
  view: {
    label: 'Вид',
    list: 'Список',
    timeline: 'Шкала времени',
  },
  sums: {
    bookings: '%{smart_count} бронь |||| %{smart_count} брони |||| %{smart_count} броней',
    guests: '%{smart_count} гость |||| %{smart_count} гостя |||| %{smart_count} гостей',
  },
  covers: {
    label: 'Гости',
    at: '%{smart_count} гость к %{time} |||| %{smart_count} гостя к %{time} |||| %{smart_count} гостей к %{time}',
  },
  state: {
    requested: 'Не подтверждена',
    expected: 'Ожидаются',
    due: 'Пора',
    late: 'Опаздывают на %{time}',
    seated: 'За столиком, осталось %{time}',
    over: 'За столиком дольше на %{time}',
    finished: 'Завершена',
    no_show: 'Не пришли',
    cancelled: 'Отменена',
    rejected: 'Отклонена',
  },
  late: {
    title: 'Опоздания и неявки',
    count: '%{smart_count} опаздывает |||| %{smart_count} опаздывают |||| %{smart_count} опаздывают',
    no_shows: '%{smart_count} неявка |||| %{smart_count} неявки |||| %{smart_count} неявок',
  },
  action: {
    accept: 'Принять',
    arrived: 'Гости пришли',
    complete: 'Завершить',
    no_show: 'Не пришли',
    no_show_fee: 'Не пришли · %{fee}',
    no_fee: 'Не пришли, без платы',
    undo_no_show: 'Отменить неявку',
    of: '%{action}: %{name}',
  },
  move: {
    chosen: 'Выбранная бронь',
    tap: 'Коснитесь времени у столика, чтобы перенести туда эту бронь.',
    keys: 'Alt и клавиша со стрелкой переносят бронь на другое время или за другой столик.',
    stop: 'Снять выбор',
    done: '%{name}: теперь столик %{table}, %{time}',
    undone: '%{name}: снова столик %{table}, %{time}',
    refused: 'Бронь не перенесена: %{name}. %{reason}',
  },
  empty: {
    title: 'На этот день нет броней',
    detail: 'Новые брони сразу появляются здесь.',
  },
  error: {
    title: 'Не удалось загрузить брони',
    detail: 'Проверьте связь и повторите.',
  },
};

export const texts = { tableBook };
