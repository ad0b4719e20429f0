import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Os clientes veem seu site neste domínio assim que o registro for encontrado e o site estiver publicado.',
  name: 'Domínio ou subdomínio',
  name_help: 'Por exemplo, pizza.com ou pedidos.pizza.com',
  set: 'Usar este domínio',
  taken:
    'Outra loja usa este domínio. Se ele é seu, você pode comprovar isso com um registro; aí ele passa para o seu site.',
  claim: 'É meu',
  change: 'Usar outro domínio',
  remove: 'Remover domínio',
  remove_title: 'Remover o domínio?',
  remove_detail:
    'Os clientes não poderão mais abrir seu site neste domínio, e os QR codes impressos com ele deixarão de funcionar.',
  check: 'Verificar agora',
  checked: 'Última verificação: %{time}',
  copy: 'Copiar: %{what}',
  copied: 'Copiado: %{what}',
  problem: {
    domain_invalid: 'Digite um domínio como pizza.com.',
    domain_is_address: 'Digite um nome, não um endereço IP.',
    domain_is_suffix: 'Qualquer pessoa pode registrar nomes com esta terminação. Digite o seu próprio domínio.',
    domain_is_own: 'Este domínio é da plataforma. Digite o seu próprio domínio.',
  },
  state: {
    waiting: 'Aguardando o registro',
    proved: 'Confirmado',
    failing: 'Falta o registro',
    ended: 'Fora de uso',
    moved: 'Usado por outra loja',
  },
  means: {
    waiting:
      'Adicione o registro abaixo no provedor do seu domínio. Ele é encontrado poucos segundos após a publicação.',
    proved: 'O domínio é seu. Ele é verificado todos os dias, então deixe o registro onde está.',
    failing: 'O registro não foi encontrado. Sem ele, seu site fica disponível neste domínio até %{time}.',
    ended:
      'O registro está faltando há 72 horas, por isso seu site não está mais disponível neste domínio. Adicione-o de novo.',
    moved:
      'Outra loja comprovou que o domínio é dela. Se ele é seu, adicione o novo registro abaixo e verifique de novo.',
  },
  is_taken: 'Até lá, outra loja usa o domínio.',
  found: {
    missing: 'Os servidores de nomes do domínio ainda não têm um registro com este nome.',
    other_value: 'Há um registro com este nome, mas o valor é diferente. Compare com o valor abaixo.',
    no_name_servers: 'O domínio não tem servidores de nomes. Confira se ele está escrito corretamente e registrado.',
    unreachable: 'Os servidores de nomes do domínio não responderam. Vamos tentar de novo.',
  },
  record: { type: 'Tipo', name: 'Nome', value: 'Valor' },
  proof: {
    title: '1. Comprove que o domínio é seu',
    detail: 'Abra as configurações de DNS do seu domínio no provedor e adicione este registro.',
    full_name: 'Alguns provedores pedem o nome completo:',
  },
  pointing: {
    title: '2. Aponte o domínio para o seu site',
    detail: 'Adicione também estes. Exclua outros registros A, AAAA e CNAME com o mesmo nome.',
    none: 'Pergunte à plataforma quais registros adicionar.',
    apex: 'Um domínio sem subdomínio não pode ter um registro CNAME. Se o seu provedor oferece registros ALIAS ou ANAME, você pode usar um deles.',
  },
} satisfies SettingsTexts;
