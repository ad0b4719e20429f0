import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Áreas de entrega',
  new: 'Adicionar área',
  record: 'a área de entrega %{name}',
  section: { main: 'Área' },
  field: { name: 'Nome', is_active: 'Entregar nesta área', shape: 'Onde', fee: 'Taxa' },
  empty: {
    title: 'Nenhuma área de entrega ainda',
    detail: 'Sem áreas, você entrega em todo o raio da sua taxa padrão.',
  },
} satisfies ResourceTexts;
