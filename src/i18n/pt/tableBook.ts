const tableBook = {
  bookings: 'Reservas por horário',
  details: 'Detalhes',
  book: 'Nova reserva',
  walk_in: 'Acomodar agora',
  none_free: 'Não há nenhuma mesa livre para eles agora.',
  seats: '%{min}–%{max} pessoas',
  day: {
    label: 'Dia',
    earlier: 'Dia anterior',
    later: 'Próximo dia',
    today: 'Hoje',
  },
  view: {
    label: 'Visão',
    list: 'Lista',
    timeline: 'Linha do tempo',
  },
  sums: {
    bookings: '%{smart_count} reserva |||| %{smart_count} reservas',
    guests: '%{smart_count} pessoa |||| %{smart_count} pessoas',
  },
  covers: {
    label: 'Pessoas',
    at: '%{smart_count} pessoa chega às %{time} |||| %{smart_count} pessoas chegam às %{time}',
  },
  state: {
    requested: 'Ainda não confirmada',
    expected: 'Esperada',
    due: 'Está na hora',
    late: '%{time} de atraso',
    seated: 'À mesa, restam %{time}',
    over: 'À mesa, %{time} a mais',
    finished: 'Encerrada',
    no_show: 'Não compareceu',
    cancelled: 'Cancelada',
    rejected: 'Recusada',
  },
  late: {
    title: 'Clientes em atraso e ausências',
    count: '%{smart_count} em atraso |||| %{smart_count} em atraso',
    no_shows: '%{smart_count} ausência |||| %{smart_count} ausências',
  },
  action: {
    accept: 'Aceitar',
    arrived: 'Chegaram',
    complete: 'Concluir',
    no_show: 'Não compareceu',
    no_show_fee: 'Não compareceu · %{fee}',
    no_fee: 'Não compareceu, sem taxa',
    undo_no_show: 'Desfazer',
    of: '%{action}: %{name}',
  },
  move: {
    chosen: 'Reserva escolhida',
    tap: 'Toque em um horário de uma mesa para mover esta reserva para lá.',
    keys: 'Alt e uma tecla de seta movem a reserva para outro horário ou outra mesa.',
    stop: 'Desmarcar',
    done: '%{name}: agora, mesa %{table} às %{time}',
    undone: '%{name}: de volta à mesa %{table} às %{time}',
    refused: 'Não foi possível mover a reserva de %{name}. %{reason}',
  },
  empty: {
    title: 'Nenhuma reserva neste dia',
    detail: 'As novas reservas aparecem aqui na hora.',
  },
  error: {
    title: 'Não foi possível carregar as reservas',
    detail: 'Verifique a conexão e tente de novo.',
  },
};

export const texts = { tableBook };
