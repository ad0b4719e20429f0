import type { signInErrorTexts as english } from '../../en/codes/signInErrors';

export const signInErrorTexts: typeof english = {
  611: 'Não foi possível entrar. Confira seus dados e tente de novo.',
  613: 'A senha está errada. Confira e tente de novo.',
  614: 'Desta vez não deu para entrar. Tente de novo.',
  994: 'O e-mail, o telefone ou a senha está errado. Confira e tente de novo.',
  999: 'Sua sessão foi encerrada. Entre de novo.',
  2003: 'Algo deu errado do nosso lado. Tente de novo daqui a pouco.',
  4000: 'O app enviou algo que não conseguimos ler. Recarregue a página e tente de novo.',
  4022: 'Alguns campos precisam da sua atenção. Corrija os marcados.',
  4029: 'Tentativas demais. Espere um pouco antes de tentar de novo.',
  4111: 'Sua conta ainda não foi aprovada ou foi desativada. Fale com o dono da loja.',
  4200: 'O envio de e-mails ou SMS ainda não está configurado aqui. Fale com o suporte.',
};
