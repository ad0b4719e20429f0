import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Horarios especiales',
  new: 'Nuevo horario especial',
  search: 'Texto para los clientes',
  record: 'el horario especial %{name}',
  section: {
    main: 'Días y horario',
  },
  field: {
    name: 'Texto para los clientes',
    start_date: 'Primer día',
    end_date: 'Último día',
    is_yearly: 'Todos los años',
    hours: 'Horario de esos días',
  },
  empty: {
    title: 'Todavía no hay horarios especiales',
    detail: 'Añade festivos, cierres o días con otro horario. Sustituyen el horario habitual de todo el día.',
  },
} satisfies ResourceTexts;
