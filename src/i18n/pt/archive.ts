import type { archive as english } from '../en/archive';

export const archive: typeof english = {
  title: 'Leve tudo com você',
  detail:
    'Um arquivo ZIP com tudo da sua loja: pedidos, cardápio, clientes, equipe, documentos e imagens. Outro Storedesk pode importá-lo.',
  private:
    'Ele contém dados pessoais e bancários: guarde-o em um lugar seguro. As senhas e a verificação em duas etapas não estão nele.',
  request: 'Criar arquivo',
  again: 'Criar um novo arquivo',
  stays: 'Você pode sair desta página.',
  progress: 'Progresso do arquivo',
  waiting: 'O arquivo será criado em instantes.',
  running: 'Criando o arquivo: %{percent}',
  ready: 'Seu arquivo está pronto: %{size}. Você pode baixá-lo até: %{time}.',
  sha256: 'Soma de verificação (SHA-256)',
  sha256_hint: 'Com ela, quem importa pode conferir que o arquivo não mudou.',
  download: 'Baixar arquivo',
  failed: 'Não foi possível criar o arquivo. Tente de novo. Se não funcionar, fale com o suporte.',
  delete: 'Excluir arquivo',
  delete_title: 'Excluir o arquivo?',
  delete_detail: 'Nada muda na sua loja. Você pode criar um novo arquivo quando quiser.',
};
