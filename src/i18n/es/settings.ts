import type { settings as english } from '../en/settings';

/** The settings' frame; each section has a file in `settings`. */
export const settings: typeof english = {
  failed: 'No se pudieron cargar los ajustes.',
  discard: 'Descartar cambios',
  search: 'Buscar en los ajustes',
  nothing: 'Ningún ajuste coincide con «%{text}».',
  hours: {
    own: 'Horario propio: %{type}',
    no_day: 'Elige un horario para al menos un día. Para dejar de recibir un tipo de pedido, desactívalo en «Pedidos».',
  },
  secret: {
    set: 'Guardado el %{on}',
    ends: 'Termina en %{last}, guardado el %{on}',
    replace: 'Sustituir',
    remove: 'Eliminar',
    removed: 'Se eliminará al guardar',
    keep: 'Conservar',
    owner: 'Solo el dueño del local puede definirlo.',
    again: 'Vuelve a escribirlo: se enviaría a otro lugar.',
  },
};
