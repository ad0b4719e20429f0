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
    detail:
      'Com o Storedesk, sua loja recebe os pedidos, manda para a rua e cuida do cardápio: em um quadro que a equipe inteira divide.',
    see: 'Veja o que ele faz',
    board_alt: 'O quadro dos pedidos de hoje, em quatro colunas: dos novos aos que estão a caminho',
    phone_alt: 'O mesmo quadro em um celular',
  },
  highlights: {
    title: 'Oito coisas que deixam a noite mais fácil',
    carousel: 'carrossel',
    page: 'Página %{page} de %{pages}',
    live: {
      title: 'Atualizado sozinho',
      text: 'Pedidos novos e cada mudança aparecem na hora em todas as telas da loja. Ninguém recarrega nada.',
    },
    sound: {
      title: 'Pedido que se faz ouvir',
      text: 'Um pedido novo toca, é lido para quem não pode vê-lo e entra na conta da aba do navegador.',
    },
    phone: {
      title: 'Pedidos por telefone',
      text: 'Digite o número: o cliente que já pediu aparece com nome e endereço.',
    },
    stock: {
      title: 'Esgotado em um toque',
      text: 'Tire um item por uma hora ou até amanhã. Ele volta sozinho.',
    },
    team: {
      title: 'Cada um vê a sua parte',
      text: 'Cada membro da equipe entra com o próprio acesso e abre só o que você permite.',
    },
    files: {
      title: 'O cardápio em um arquivo',
      text: 'Traga do Excel ou de um CSV. Você vê cada mudança antes de ela valer.',
    },
    connection: {
      title: 'Wi-Fi fraco? Sem drama',
      text: 'O quadro avisa em segundos que a conexão caiu e depois recupera o que perdeu.',
    },
    languages: {
      title: 'Nove idiomas',
      text: 'Cada pessoa trabalha no seu. O árabe vai da direita para a esquerda, até o último ícone.',
    },
  },
  features: {
    title: 'Do primeiro toque à porta do cliente',
    detail: 'Cinco tarefas de todo dia e como elas ficam no Storedesk.',
    board: {
      title: 'Um quadro para a noite toda',
      text: 'Novo, em preparo, pronto, a caminho: cada pedido está no seu lugar, com o horário prometido. Um toque leva adiante, e as outras telas acompanham.',
      alt: 'Pedidos em colunas, cada um com os itens, o horário prometido e um botão para o próximo passo',
    },
    order: {
      title: 'A história inteira de um pedido',
      text: 'Itens, observações, cliente e entrega no mesmo lugar e, embaixo, quem fez o quê e quando. Ninguém precisa perguntar duas vezes.',
      alt: 'Um pedido aberto ao lado do quadro, com os itens e o que já aconteceu',
    },
    phone: {
      title: 'Anote o pedido enquanto conversa',
      text: 'Com poucas letras você acha o item, escolhe as opções, e imposto, entrega e total já estão somados. O que você começou fica guardado, mesmo que o navegador feche.',
      alt: 'De um lado o cardápio, do outro uma comanda com itens e um cliente conhecido',
    },
    menu: {
      title: 'Um cardápio no ritmo da cozinha',
      text: 'Mude muitos preços de uma vez, faça a mesma pergunta em vários itens, defina dias e horários. Um engano se desfaz com um toque.',
      alt: 'A lista de itens com imagens, preços e uma chave para o que está disponível',
    },
    files: {
      title: 'Seu cardápio vem junto',
      text: 'Solte o arquivo do sistema antigo. O Storedesk reconhece as colunas, mostra cada linha antes de gravar e desfaz a importação inteira se você mudar de ideia.',
      alt: 'A prévia de uma importação, com os valores de antes e de depois, linha por linha',
    },
  },
  layouts: {
    title: 'Doze telas, todas de verdade',
    detail:
      'Tiradas do programa em uso com os dados da demonstração, claras ou escuras como esta página; as imagens mostram a versão em inglês. Escolha uma para abrir; talvez seja preciso entrar antes.',
    list: 'Hoje, em lista',
    order: 'Um pedido',
    ticket: 'A comanda da cozinha',
    choices: 'Opções de um item',
    bulk: 'Muitos preços de uma vez',
    item: 'Um item',
  },
  components: {
    title: 'Experimente as peças',
    detail: 'Aqui elas funcionam como no programa. Nada do que você tocar é enviado.',
    order: {
      title: 'Um pedido andando',
      text: 'Um só botão, sempre o próximo passo.',
      first: 'Sopa de tomate',
      second: 'Torta de maçã',
      hand_over: 'Passar ao entregador',
      deliver: 'Entregar',
      again: 'De novo',
    },
    minutes: {
      title: 'Pronto em quantos minutos?',
      text: 'Quem aceita o pedido diz com um toque.',
      promised: 'O cliente recebe o horário: %{time}',
    },
    stock: {
      title: 'Acabou a última fatia',
      text: 'Desligue, e ninguém pede o que não tem mais.',
      label: 'Torta de maçã disponível',
      in: 'Os clientes podem pedir.',
      out: 'Esgotada até a loja abrir amanhã. Depois volta sozinha.',
    },
    network: {
      title: 'Quando a rede cai',
      text: 'Um quadro parado não pode parecer uma noite tranquila.',
      on: 'Cada mudança chega sozinha.',
      off: 'O quadro mostra desde quando e se atualiza assim que a rede volta.',
      cut: 'Cortar a rede',
      restore: 'Devolver a rede',
    },
  },
  apps: {
    title: 'Um programa, três lugares',
    detail: 'Funciona no navegador do dispositivo que estiver à mão.',
    kitchen: {
      tab: 'Cozinha',
      title: 'Um tablet acima da bancada',
      text: 'Cartões grandes, poucas palavras e botões que até um dedo molhado acerta. Se você gosta de papel, a comanda sai na impressora.',
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
      text: 'Veja como vai a noite, desligue o que acabou, mude um preço de onde estiver.',
      alt: 'A lista de itens em um celular',
    },
  },
  themes: {
    title: 'Dez cores, de dia e de noite',
    detail: 'Escolha uma: esta página veste na hora, e o Storedesk neste dispositivo também.',
    rounded: 'Cantos arredondados',
    closing: 'Entre e dê uma olhada.',
  },
};

export const texts = { landing };
