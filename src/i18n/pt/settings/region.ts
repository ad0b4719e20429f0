import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Vale a partir de agora. Valores e distâncias em outras configurações não são convertidos: confira as taxas e os mínimos.',
  field: {
    timezone: 'Fuso horário',
    currency: 'Moeda',
    is_distance_unit_mile: 'Distâncias em milhas',
    day_starts_at: 'O dia de operação começa às',
  },
  day: {
    detail:
      'Quadros, histórico, totais, exportações e ofertas sem horário seguem os dias de operação. Uma alteração vale também para pedidos anteriores. Horários de funcionamento e feriados seguem o calendário.',
    before: 'Um pedido de sábado às %{time} conta para sexta-feira.',
    same: 'Um pedido de sábado às %{time} conta para sábado.',
  },
  blocked: 'Você não pode mais alterar isto, porque a loja já tem %{what}.',
  owner_only: 'Só o dono da loja pode alterar isto.',
  blocker: {
    orders: 'pedidos',
    items: 'itens',
    offers: 'ofertas',
    areas: 'áreas de entrega com taxa específica',
  },
} satisfies SettingsTexts;
