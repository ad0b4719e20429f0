import type { floorPlan as english } from '../en/floorPlan';

export const floorPlan: typeof english = {
  detail:
    'Arrastra una mesa, o tócala y luego toca su nuevo lugar. Con el teclado, las flechas mueven la mesa que tiene el foco.',
  plan: 'Plano de la sala: %{room}',
  rooms: 'Salas',
  no_room: 'Sin sala',
  table: 'Mesa %{number}, %{persons} comensales',
  put: 'Poner aquí la mesa %{number}',
  at: 'Mesa %{number}: columna %{column}, fila %{row}',
  off: 'Fuera del plano',
  off_detail: 'Toca una mesa para ponerla en el plano.',
  take_off: 'Quitar del plano',
  selected: 'Mesa %{number}',
  none_selected: 'Toca una mesa para cambiar su forma o tamaño.',
  shape: 'Forma',
  wider: 'Más ancha',
  narrower: 'Más estrecha',
  longer: 'Más larga',
  shorter: 'Más corta',
  turn_left: 'Girar a la izquierda',
  turn_right: 'Girar a la derecha',
  empty: {
    title: 'Todavía no hay mesas',
    detail: 'Agrega primero tus mesas, cada una con su sala.',
  },
  failed: 'No se pudieron cargar las mesas.',
};
