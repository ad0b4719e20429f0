import type { customers as english } from '../en/customers';

export const customers: typeof english = {
  label: 'Sobre el cliente',
  orders: '%{smart_count} pedido, el %{date} |||| %{smart_count} pedidos, el último el %{date}',
  add: 'Añadir nota',
  edit: 'Editar nota',
  erase: 'Borrar datos del cliente',
  title: 'Nota sobre %{name}',
  title_unnamed: 'Nota sobre este cliente',
  field: {
    allergies: 'Alergias',
    note: 'Nota para el equipo',
    language: 'Idioma',
    is_blocked: 'Bloqueado',
  },
  blocked_help:
    'Te preguntamos antes de registrar un pedido para este número. No afecta a los pedidos de la aplicación.',
  no_language: 'Desconocido',
  allergic_to: 'Alergias: %{allergies}',
  language: 'Idioma: %{language}',
  blocked: 'Bloqueado por tu equipo',
  earlier: 'Pedidos anteriores',
  same_again: 'Repetir',
  same_again_of: 'Repetir el pedido del %{day}',
  more: 'Ver %{smart_count} pedido anterior |||| Ver %{smart_count} pedidos anteriores',
  fewer: 'Ver menos',
  added: 'El pedido del %{day} se añadió a la comanda.',
  link: 'Enlace para el cliente',
  copy: 'Copiar',
  copied: 'Copiado',
};
