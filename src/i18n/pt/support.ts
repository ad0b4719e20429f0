import type { support as english } from '../en/support';

export const support: typeof english = {
  title: 'Suporte',
  close: 'Fechar suporte',
  thread: 'Suas mensagens',
  empty: 'Pergunte o que quiser: o que não funciona, o que falta, o que você não encontra.',
  loading: 'Carregando suas mensagens',
  failed: 'Não foi possível carregar suas mensagens anteriores.',
  next: {
    waiting: 'Sua mensagem vai por e-mail para quem cuida desta plataforma.',
    kept: 'Não há e-mail configurado neste servidor: sua mensagem fica guardada aqui, mas ninguém é avisado.',
    answer: 'A resposta vai para %{email}.',
  },
  state: {
    mailed: 'Enviada ao suporte',
    waiting: 'Guardada, o e-mail está a caminho',
    kept: 'Guardada no servidor',
  },
  field: 'Sua mensagem',
  left: 'Resta %{smart_count} caractere |||| Restam %{smart_count} caracteres',
  too_long: '%{smart_count} caractere a mais |||| %{smart_count} caracteres a mais',
  nothing: 'Escreva primeiro a mensagem.',
  send: 'Enviar',
  not_sent: {
    away: 'Sem resposta do servidor. Sua mensagem continua aqui, mesmo se você fechar a página: envie quando a conexão voltar.',
    too_many: 'Mensagens demais em pouco tempo. Sua mensagem continua aqui: envie em %{minutes} min.',
    other: 'Não foi possível enviar a mensagem. Ela continua aqui: tente de novo.',
  },
  along: 'Também enviado',
  facts: { store: 'Loja', sender: 'De', page: 'Página', version: 'Versão', browser: 'Navegador' },
  report: 'Relatório %{id}',
  chat_failed: 'Não foi possível carregar o chat. Você pode escrever aqui.',
};
