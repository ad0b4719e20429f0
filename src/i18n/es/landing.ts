/** The page at `/home`. */
const landing = {
  title: 'Tus pedidos y tu menú, en un solo lugar',
  nav: {
    label: 'Secciones de esta página',
    menu: 'Secciones',
    home: 'Inicio',
    features: 'Funciones',
    layouts: 'Pantallas',
    components: 'Pruébalo',
    apps: 'Dispositivos',
    themes: 'Colores',
    go: 'Abrir Storedesk',
  },
  home: {
    detail:
      'Con Storedesk tu local recibe los pedidos, los despacha y cuida su menú: en un tablero que todo el equipo comparte.',
    see: 'Mira lo que hace',
    board_alt: 'El tablero con los pedidos de hoy, en cuatro columnas: de nuevos a en camino',
    phone_alt: 'El mismo tablero en un teléfono',
  },
  highlights: {
    title: 'Ocho cosas que hacen más fácil la noche',
    carousel: 'carrusel',
    page: 'Página %{page} de %{pages}',
    live: {
      title: 'Siempre al día',
      text: 'Los pedidos nuevos y cada cambio aparecen al instante en todas las pantallas del local. Sin recargar nada.',
    },
    sound: {
      title: 'Pedidos que se oyen',
      text: 'Un pedido nuevo suena, se lee en voz alta para quien no lo ve y se cuenta en la pestaña del navegador.',
    },
    phone: {
      title: 'Pedidos por teléfono',
      text: 'Escribe el número: si el cliente ya pidió antes, aparecen su nombre y su dirección.',
    },
    stock: {
      title: 'Agotado con un toque',
      text: 'Retira un producto durante una hora o hasta mañana. Vuelve solo.',
    },
    team: {
      title: 'Cada quien ve lo suyo',
      text: 'Cada miembro del equipo inicia su propia sesión y abre solo lo que tú permites.',
    },
    files: {
      title: 'El menú en un archivo',
      text: 'Tráelo desde Excel o CSV. Ves cada cambio antes de que se aplique.',
    },
    connection: {
      title: '¿Mala conexión? Sin dramas',
      text: 'El tablero avisa en segundos si se corta la red y luego recupera lo que se perdió.',
    },
    languages: {
      title: 'Nueve idiomas',
      text: 'Cada persona trabaja en el suyo. El árabe va de derecha a izquierda, hasta el último icono.',
    },
  },
  features: {
    title: 'Del primer aviso a la puerta del cliente',
    detail: 'Cinco tareas de todos los días y cómo se ven en Storedesk.',
    board: {
      title: 'Un tablero para toda la noche',
      text: 'Nuevo, en preparación, listo, en camino: cada pedido está donde corresponde, con la hora prometida. Un toque lo hace avanzar y las demás pantallas lo siguen.',
      alt: 'Tarjetas de pedidos en columnas, cada una con sus productos, su hora prometida y un botón para el paso siguiente',
    },
    order: {
      title: 'Toda la historia de un pedido',
      text: 'Productos, notas, cliente y entrega en un mismo sitio y, debajo, quién hizo qué y cuándo. Nadie tiene que preguntar dos veces.',
      alt: 'Un pedido abierto junto al tablero, con sus productos y lo que pasó hasta ahora',
    },
    phone: {
      title: 'Toma el pedido mientras hablas',
      text: 'Con unas letras encuentras el producto, eliges las opciones, y el impuesto, el envío y el total ya están sumados. Lo que empezaste se guarda, aunque se cierre el navegador.',
      alt: 'A un lado el menú; al otro, una comanda con productos y un cliente conocido',
    },
    menu: {
      title: 'Un menú al ritmo de la cocina',
      text: 'Cambia muchos precios a la vez, haz la misma pregunta en varios productos, fija días y horas. Un error se deshace con un toque.',
      alt: 'La lista de productos con imágenes, precios y un interruptor para lo que está disponible',
    },
    files: {
      title: 'Tu menú viene contigo',
      text: 'Suelta el archivo de tu sistema anterior. Storedesk reconoce las columnas, te muestra cada fila antes de escribir nada y deshace la importación entera si cambias de idea.',
      alt: 'La vista previa de una importación, con los valores de antes y de después, fila por fila',
    },
  },
  layouts: {
    title: 'Doce pantallas, todas reales',
    detail:
      'Tomadas del programa en marcha con los datos de la demo, claras u oscuras como esta página; las imágenes muestran la versión en inglés. Elige una para abrirla; quizá debas iniciar sesión antes.',
    list: 'Hoy, en lista',
    order: 'Un pedido',
    ticket: 'La comanda para la cocina',
    choices: 'Opciones de un producto',
    bulk: 'Muchos precios a la vez',
    item: 'Un producto',
  },
  components: {
    title: 'Prueba las piezas',
    detail: 'Aquí funcionan igual que en el programa. Nada de lo que pulses se envía.',
    order: {
      title: 'Un pedido en marcha',
      text: 'Un solo botón, siempre el paso siguiente.',
      first: 'Sopa de tomate',
      second: 'Tarta de manzana',
      hand_over: 'Dar al repartidor',
      deliver: 'Entregar',
      again: 'Otra vez',
    },
    minutes: {
      title: '¿Listo en cuántos minutos?',
      text: 'Quien acepta un pedido lo dice con un toque.',
      promised: 'Al cliente se le dice: %{time}',
    },
    stock: {
      title: 'Se fue la última porción',
      text: 'Apágala y nadie pedirá lo que ya no hay.',
      label: 'Tarta de manzana disponible',
      in: 'Los clientes pueden pedirla.',
      out: 'Agotada hasta que abras mañana. Después vuelve sola.',
    },
    network: {
      title: 'Cuando falla la red',
      text: 'Un tablero detenido no debe parecer una noche tranquila.',
      on: 'Cada cambio llega solo.',
      off: 'El tablero muestra desde cuándo y se pone al día en cuanto vuelve la red.',
      cut: 'Cortar la red',
      restore: 'Devolver la red',
    },
  },
  apps: {
    title: 'Un programa, tres lugares',
    detail: 'Funciona en el navegador del dispositivo que tengas a mano.',
    kitchen: {
      tab: 'Cocina',
      title: 'Una tableta sobre la mesa de trabajo',
      text: 'Tarjetas grandes, pocas palabras y botones que acierta hasta un dedo mojado. Si te gusta el papel, la comanda sale por la impresora.',
      alt: 'El tablero en una tableta',
    },
    counter: {
      tab: 'Mostrador',
      title: 'Una pantalla junto a la caja',
      text: 'Toma pedidos por teléfono, vigila lo que está listo, elige quién reparte.',
      alt: 'Un pedido que se toma en una pantalla ancha',
    },
    owner: {
      tab: 'Fuera del local',
      title: 'Un teléfono en el bolsillo',
      text: 'Mira cómo va la noche, apaga lo agotado, cambia un precio desde donde estés.',
      alt: 'La lista de productos en un teléfono',
    },
  },
  themes: {
    title: 'Diez colores, de día y de noche',
    detail: 'Elige uno: esta página se lo pone al instante, y Storedesk en este dispositivo también.',
    rounded: 'Esquinas redondeadas',
    closing: 'Entra y míralo por tu cuenta.',
  },
};

export const texts = { landing };
