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
    set: 'Se guardó el %{on}',
    ends: 'Termina en %{last}; se guardó el %{on}',
    replace: 'Sustituir',
    remove: 'Eliminar',
    removed: 'Se eliminará al guardar',
    keep: 'Conservar',
    owner: 'Solo el dueño del local puede cambiar este dato.',
    again: 'Escribe de nuevo este dato: ahora se enviaría a otro destino.',
  },
};
