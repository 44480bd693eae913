/**
 * Spanish verbs that may open the description of a tool, as infinitives, grouped by what they do to the world: the same
 * four groups, and `acts` for what the word alone does not settle, as in the English list. Each verb is in one group.
 * Out are verbs of being (`ser`, `tener`) and those whose usual form is another word (`parar`: "para").
 */
export const SPANISH_VERBS = {
  reads:
    'analizar auditar averiguar buscar calcular calificar clasificar comparar comprobar conocer consultar contar contrastar correlacionar cotejar cotizar cronometrar cuantificar deducir desglosar describir descubrir detallar detectar determinar diagnosticar diferenciar distinguir dividir encontrar enumerar escanear escuchar esperar estimar estudiar evaluar examinar explicar explorar extraer extrapolar filtrar geocodificar geolocalizar hallar hojear identificar indagar indicar inferir inspeccionar interpretar inventariar investigar juzgar leer listar localizar medir mirar monitorear monitorizar mostrar muestrear multiplicar navegar observar obtener ojear ponderar predecir presentar prever previsualizar promediar pronosticar proyectar puntuar rastrear razonar recomendar recoger reconocer recopilar recorrer recuperar repasar restar resumir revelar revisar seguir seleccionar simular sondear sugerir sumar supervisar tasar testear totalizar traer validar valorar ver verificar vigilar visitar visualizar',
  creates:
    'adjuntar agendar agregar almacenar anexar anotar anunciar apuntar avisar añadir bosquejar citar clonar comentar componer comprar comunicar concertar construir contratar copiar crear declarar definir depositar desarrollar dibujar difundir diseñar documentar donar duplicar elaborar emitir encargar encolar enviar esbozar escribir facturar formular generar grabar guardar importar incorporar indexar inscribir insertar instalar instanciar introducir invitar mandar notificar ofertar pedir persistir planear planificar plantear poblar postear producir programar proponer publicar recordar redactar reenviar regenerar registrar remitir replicar reportar reservar respaldar responder sembrar solicitar subir suscribir trazar votar',
  changes:
    'aceptar acortar acotar activar actualizar adaptar ajustar alinear alterar alternar ampliar anclar aplazar aplicar aprobar archivar arreglar asignar asociar atribuir aumentar autorizar avanzar bajar balancear bloquear cambiar cerrar certificar colocar combinar completar conceder configurar confirmar conmutar corregir degradar delegar denegar desactivar desarchivar desasignar desasociar desbloquear desfijar deshabilitar deshacer desmarcar desplazar desvincular destacar devolver disminuir editar elevar emparejar enlazar enmendar enriquecer establecer etiquetar excluir extender fijar firmar forzar fusionar habilitar incluir incrementar inhabilitar integrar intercambiar invertir liberar limitar limpiar marcar mejorar mezclar migrar modificar mover normalizar ocultar ordenar organizar pagar parchear pausar permitir permutar personalizar poner posponer priorizar prohibir prolongar promover proteger reabrir reactivar reajustar reasignar rebajar recategorizar rechazar reclasificar recortar rectificar redimensionar redirigir reducir reembolsar reemplazar reestructurar refactorizar reformular refrescar renombrar renovar reordenar reorganizar reparar repartir reprogramar restablecer restaurar restringir retener retirar retocar retrasar revertir rotar separar silenciar sincronizar situar sobrescribir solucionar subdividir suspender sustituir transferir trasladar traspasar ubicar unificar unir variar vincular',
  destroys:
    'abandonar abortar aniquilar anular borrar cancelar derogar desalojar desaprovisionar descartar desechar desinstalar desmantelar desregistrar destruir disolver eliminar erradicar expulsar extirpar invalidar matar olvidar podar purgar quitar remover rescindir revocar suprimir triturar truncar vaciar',
  acts: 'abrir acceder acelerar actuar administrar adquirir agilizar agrupar ahorrar aislar alertar alimentar animar anonimizar apagar aparcar apilar aprender aprovisionar arrancar arrastrar asegurar asistir atender autenticar autocompletar automatizar ayudar barajar calibrar canjear capturar cargar centralizar cifrar cobrar codificar colaborar comenzar compactar compartir compilar comprimir concatenar conducir conectar conseguir consolidar consumir contactar contestar continuar controlar conversar convertir coordinar cortar cruzar cubrir dar debatir decidir decodificar decorar depurar descargar descifrar descodificar descomponer descomprimir desconectar desempaquetar desencriptar deslizar desplegar detener dictar dirigir disparar distribuir efectuar ejecutar elegir embeber empaquetar empezar emplear emular encender encriptar enfocar enmascarar enrutar ensamblar entregar entrenar equilibrar escalar escoger especificar estandarizar evitar expandir exponer exportar facilitar finalizar formatear fragmentar garantizar gestionar girar guiar hablar hacer hibernar hospedar igualar ilustrar imitar imprimir impulsar incrustar informar ingresar inicializar iniciar intentar interactuar interceptar interpolar interrumpir inyectar ir jugar juntar lanzar llamar llenar llevar lograr manejar manipular mantener mapear maximizar mediar minificar minimizar moderar modelar montar negociar invocar ofrecer ofuscar operar optimizar orquestar parsear participar particionar pasar pegar pensar perfeccionar pintar posicionar preguntar preparar presionar probar procesar proporcionar provisionar pulsar reaccionar realizar reanudar rebobinar recargar recibir recitar recolectar recompilar reconectar reconstruir reescribir refinar reintentar reiniciar relanzar rellenar renderizar repetir representar reproducir resaltar resolver retransmitir retornar reunir sacar sanear segmentar serializar servir simplificar sintetizar subtitular suministrar teclear terminar tocar tokenizar tomar trabajar traducir tramitar transcodificar transcribir transformar transmitir transponer transportar tratar usar utilizar vectorizar vender volcar volver',
} as const;

/** Verbs whose stem vowel changes under stress: e to ie, o or u to ue, e to i. */
export const SPANISH_STEM_CHANGES = {
  ie: 'cerrar comenzar convertir denegar desplegar empezar encender enmendar extender inferir invertir pensar recomendar revertir sembrar sugerir transferir atender',
  ue: 'aprobar comprobar contar disolver encontrar forzar jugar mostrar mover probar promover recordar remover renovar resolver volcar volver devolver',
  i: 'conseguir corregir elegir medir pedir repetir seguir servir',
} as const;

/** Verbs in -iar that stress the i (envía); all in -uar but -guar stress the u (evalúa). */
export const SPANISH_STRESSED_I = 'ampliar enviar guiar reenviar vaciar variar';

/** The rest: third person, imperative of tú, of usted. */
export const SPANISH_IRREGULAR: Readonly<Record<string, string>> = {
  adquirir: 'adquiere adquiere adquiera',
  aislar: 'aísla aísla aísle',
  dar: 'da da dé',
  ir: 'va ve vaya',
  prever: 'prevé prevé prevea',
  prohibir: 'prohíbe prohíbe prohíba',
  reunir: 'reúne reúne reúna',
  // Without "una", which is the article.
  unir: 'une une',
  ver: 've ve vea',
};

/** The same for the verbs that end in one of these: `obtener`, `componer`, `deshacer`. */
export const SPANISH_FAMILIES: Readonly<Record<string, string>> = {
  decir: 'dice di diga',
  hacer: 'hace haz haga',
  poner: 'pone pon pón ponga',
  tener: 'tiene ten tén tenga',
  traer: 'trae trae traiga',
};

/** Forms that are nouns in most places: "Lista de clientes", "Informe mensual". They are verbs before an article. */
export const SPANISH_NOUN_FORMS =
  'agenda ajuste alcance alerta arranque avance ayuda baja captura carga cierre cita cobre compra consulta copia corte cruce cuenta debate descarga desglose despliegue detalle enfoque enlace entrega envase escala factura firma guía importe informe junta limite lista marca mejora mezcla muestra oferta pase pausa poda pregunta presente programa prueba rebaja recarga recorte replica reporte reserva resta retoque siembra suma tasa toma toque tramite transporte traza visita';
