import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Vale a partir de agora. Valores e distâncias em outras configurações não são convertidos: confira as taxas e os mínimos.',
  field: {
    timezone: 'Fuso horário',
    currency: 'Moeda',
    is_distance_unit_mile: 'Distâncias em milhas',
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
