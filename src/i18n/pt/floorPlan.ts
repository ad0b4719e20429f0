import type { floorPlan as english } from '../en/floorPlan';

export const floorPlan: typeof english = {
  detail:
    'Arraste uma mesa, ou toque nela e depois no novo lugar. Com o teclado, as setas movem a mesa que está em foco.',
  plan: 'Planta do ambiente: %{room}',
  rooms: 'Ambientes',
  no_room: 'Sem ambiente',
  table: 'Mesa %{number}, %{persons} pessoas',
  put: 'Colocar a mesa %{number} aqui',
  at: 'Mesa %{number}: coluna %{column}, linha %{row}',
  off: 'Fora da planta',
  off_detail: 'Toque em uma mesa para colocá-la na planta.',
  take_off: 'Tirar da planta',
  selected: 'Mesa %{number}',
  none_selected: 'Toque em uma mesa para mudar a forma ou o tamanho.',
  shape: 'Forma',
  wider: 'Mais larga',
  narrower: 'Mais estreita',
  longer: 'Mais comprida',
  shorter: 'Mais curta',
  turn_left: 'Girar para a esquerda',
  turn_right: 'Girar para a direita',
  empty: {
    title: 'Ainda não há mesas',
    detail: 'Adicione primeiro as mesas, cada uma com seu ambiente.',
  },
  failed: 'Não foi possível carregar as mesas.',
};
