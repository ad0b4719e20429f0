import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Horários especiais',
  new: 'Novo horário especial',
  search: 'Texto para os clientes',
  record: 'o horário especial %{name}',
  section: {
    main: 'Dias e horário',
  },
  field: {
    name: 'Texto para os clientes',
    start_date: 'Primeiro dia',
    end_date: 'Último dia',
    is_yearly: 'Todos os anos',
    hours: 'Horário nesses dias',
  },
  empty: {
    title: 'Ainda não há horários especiais',
    detail: 'Adicione feriados, pausas ou dias com outro horário. Eles substituem o horário habitual do dia inteiro.',
  },
} satisfies ResourceTexts;
