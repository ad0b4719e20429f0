import type { settings as english } from '../en/settings';

/** The settings' frame; each section has a file in `settings`. */
export const settings: typeof english = {
  failed: 'Não foi possível carregar as configurações.',
  discard: 'Descartar alterações',
  search: 'Buscar configurações',
  nothing: 'Nenhuma configuração corresponde a “%{text}”.',
  hours: {
    own: 'Horário separado: %{type}',
    no_day: 'Escolha o horário de pelo menos um dia. Para não aceitar um tipo de pedido, desative-o em “Pedidos”.',
  },
  secret: {
    set: 'Valor salvo em %{on}',
    ends: 'Termina em %{last}, valor salvo em %{on}',
    replace: 'Substituir',
    remove: 'Remover',
    removed: 'O valor será removido ao salvar',
    keep: 'Manter',
    owner: 'Só o dono da loja pode alterar este valor.',
    again: 'Digite de novo: agora este valor seria enviado para outro destino.',
  },
};
