import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'A partir de agora. Valores e distâncias em outras configurações mantêm os números: confira depois as taxas e os mínimos.',
  field: {
    timezone: 'Fuso horário',
    currency: 'Moeda',
    is_distance_unit_mile: 'Distâncias em milhas',
  },
  blocked: 'Não pode mais ser alterado, porque a loja já tem: %{what}.',
  owner_only: 'Só o dono da loja pode alterar isto.',
  blocker: {
    orders: 'pedidos',
    items: 'itens',
    offers: 'ofertas',
    areas: 'áreas de entrega com taxa própria',
  },
} satisfies SettingsTexts;
