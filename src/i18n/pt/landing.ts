/** The page at `/home`. */
const landing = {
  title: 'Seus pedidos e seu cardápio em um só lugar',
  nav: {
    label: 'Seções desta página',
    menu: 'Seções',
    home: 'Início',
    features: 'Recursos',
    layouts: 'Telas',
    components: 'Experimente',
    apps: 'Dispositivos',
    themes: 'Cores',
    go: 'Abrir o Storedesk',
  },
  home: {
    detail: 'Receba pedidos, despache e mantenha o cardápio em dia, em um quadro que a equipe inteira compartilha.',
    see: 'Veja o que ele faz',
    board_alt: 'O quadro dos pedidos de hoje, em quatro colunas: dos novos aos que estão a caminho',
    phone_alt: 'O mesmo quadro em um celular',
  },
  highlights: {
    title: 'Oito coisas que facilitam uma noite movimentada',
    carousel: 'carrossel',
    page: 'Página %{page} de %{pages}',
    live: {
      title: 'Sempre ao vivo',
      text: 'Pedidos novos e mudanças aparecem na hora em todas as telas. Ninguém precisa recarregar.',
    },
    sound: {
      title: 'Pedidos que ninguém perde',
      text: 'Um pedido novo toca, é anunciado aos leitores de tela e aparece na aba do navegador.',
    },
    phone: {
      title: 'Pedidos por telefone',
      text: 'Digite o número: se já for cliente, aparecem o nome e o endereço.',
    },
    stock: {
      title: 'Esgotado em um toque',
      text: 'Tire um item por uma hora ou até amanhã. Ele volta automaticamente.',
    },
    team: {
      title: 'Cada um vê o que precisa',
      text: 'Cada membro da equipe entra com o próprio acesso e abre só o que você permite.',
    },
    files: {
      title: 'Importe e exporte o cardápio',
      text: 'Traga seu cardápio do Excel ou de um CSV e confira cada mudança antes de salvar.',
    },
    connection: {
      title: 'Wi-Fi fraco? Sem drama',
      text: 'O quadro avisa em segundos quando a conexão cai e se atualiza quando ela volta.',
    },
    languages: {
      title: 'Nove idiomas',
      text: 'Cada pessoa trabalha no seu idioma. O árabe vai da direita para a esquerda, até o último ícone.',
    },
  },
  features: {
    title: 'Do primeiro toque à porta do cliente',
    detail: 'Cinco tarefas de todo dia e como elas ficam no Storedesk.',
    board: {
      title: 'Um quadro para a noite toda',
      text: 'Novo, em preparo, pronto, a caminho: cada pedido está na sua coluna, com o horário prometido. Um toque leva adiante, e as outras telas acompanham.',
      alt: 'Pedidos em colunas, cada um com os itens, o horário prometido e um botão para o próximo passo',
    },
    order: {
      title: 'A história inteira de um pedido',
      text: 'Itens, observações, cliente e entrega no mesmo lugar, com um histórico de quem fez o quê e quando. Ninguém precisa perguntar duas vezes.',
      alt: 'Um pedido aberto ao lado do quadro, com os itens e o histórico',
    },
    phone: {
      title: 'Anote o pedido enquanto conversa',
      text: 'Ache os itens com poucas letras e escolha as opções; imposto, entrega e total são somados para você. O que você começou fica guardado, mesmo que o navegador feche.',
      alt: 'De um lado o cardápio, do outro uma comanda com itens e um cliente conhecido',
    },
    menu: {
      title: 'Um cardápio no ritmo da cozinha',
      text: 'Mude muitos preços de uma vez, compartilhe opções entre itens, defina dias e horários. Um engano se desfaz com um toque.',
      alt: 'A lista de itens com imagens, preços e uma chave para o que está disponível',
    },
    files: {
      title: 'Traga seu cardápio',
      text: 'Solte o arquivo do sistema antigo. O Storedesk associa as colunas, mostra cada linha antes de salvar e desfaz a importação inteira se você mudar de ideia.',
      alt: 'A prévia de uma importação, com os valores atuais e os novos, linha por linha',
    },
  },
  layouts: {
    title: 'Doze telas, todas de verdade',
    detail:
      'Tiradas do programa em uso, com os dados da demonstração, claras ou escuras como esta página; mostram a versão em inglês. Escolha uma para abrir; talvez seja preciso entrar antes.',
    list: 'Hoje, em lista',
    order: 'Um pedido',
    ticket: 'A comanda da cozinha',
    choices: 'Opções de um item',
    bulk: 'Muitos preços de uma vez',
    item: 'Um item',
  },
  components: {
    title: 'Experimente',
    detail: 'Tudo funciona como no Storedesk. Nada do que você tocar é enviado.',
    order: {
      title: 'Um pedido, passo a passo',
      text: 'Um só botão, sempre o próximo passo.',
      first: 'Sopa de tomate',
      second: 'Torta de maçã',
      hand_over: 'Passar ao entregador',
      deliver: 'Entregar',
      again: 'Começar de novo',
    },
    minutes: {
      title: 'Pronto em quantos minutos?',
      text: 'Aceite um pedido e defina o tempo com um toque.',
      promised: 'O cliente vê: %{time}',
    },
    stock: {
      title: 'A última fatia foi vendida',
      text: 'Desative, e ninguém pede o que você não tem mais.',
      label: 'Torta de maçã disponível',
      in: 'Os clientes podem pedir.',
      out: 'Esgotada até a loja abrir amanhã; depois volta automaticamente.',
    },
    network: {
      title: 'Quando a rede cai',
      text: 'Um quadro sem conexão não pode parecer uma noite tranquila.',
      on: 'Cada mudança chega automaticamente.',
      off: 'O quadro mostra quando foi atualizado pela última vez e se atualiza assim que a conexão volta.',
      cut: 'Desconectar',
      restore: 'Reconectar',
    },
  },
  apps: {
    title: 'Um programa, três lugares',
    detail: 'Funciona no navegador de qualquer dispositivo que você tenha.',
    kitchen: {
      tab: 'Cozinha',
      title: 'Um tablet acima da bancada',
      text: 'Cartões grandes, poucas palavras e botões fáceis de acertar com os dedos molhados. Se preferir papel, imprima a comanda.',
      alt: 'O quadro em um tablet',
    },
    counter: {
      tab: 'Balcão',
      title: 'Uma tela ao lado do caixa',
      text: 'Anote pedidos por telefone, fique de olho no que está pronto, escolha quem entrega.',
      alt: 'Um pedido sendo anotado em uma tela larga',
    },
    owner: {
      tab: 'Na rua',
      title: 'Um celular no bolso',
      text: 'Veja como vai a noite, marque o que esgotou, mude um preço de onde estiver.',
      alt: 'A lista de itens em um celular',
    },
  },
  themes: {
    title: 'Dez cores, de dia e de noite',
    detail: 'Escolha uma: esta página muda na hora, e o Storedesk neste dispositivo também.',
    rounded: 'Cantos arredondados',
    closing: 'Faça o teste.',
  },
};

export const texts = { landing };
