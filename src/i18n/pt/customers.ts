import type { customers as english } from '../en/customers';

export const customers: typeof english = {
  label: 'Sobre o cliente',
  orders: '%{smart_count} pedido, em %{date} |||| %{smart_count} pedidos, o último em %{date}',
  add: 'Adicionar anotação',
  edit: 'Editar anotação',
  erase: 'Excluir dados do cliente',
  title: 'Anotação sobre %{name}',
  title_unnamed: 'Anotação sobre este cliente',
  field: {
    allergies: 'Alergias',
    note: 'Anotação para a equipe',
    language: 'Idioma',
    is_blocked: 'Bloqueado',
  },
  blocked_help: 'Pedimos confirmação antes de fazer um pedido para este número. Os pedidos do app não são afetados.',
  no_language: 'Desconhecido',
  allergic_to: 'Alergias: %{allergies}',
  language: 'Idioma: %{language}',
  blocked: 'Bloqueado pela sua equipe',
  earlier: 'Pedidos anteriores',
  same_again: 'Repetir',
  same_again_of: 'Repetir o pedido de %{day}',
  more: 'Mostrar %{smart_count} pedido anterior |||| Mostrar %{smart_count} pedidos anteriores',
  fewer: 'Mostrar menos',
  added: 'O pedido de %{day} foi adicionado à comanda.',
};
