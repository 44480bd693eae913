import { describe, expect, it } from 'vitest';
import { languageOf } from '../../rules/shared/language.js';

describe('the language of a description', () => {
  it.each([
    // Short, with words that Spanish shares with French and Portuguese.
    ['es', 'Crea un pedido en la tienda.'],
    ['es', 'Anula un envío en curso.'],
    ['es', 'Sube `file_path` al almacén.'],
    ['es', 'Ejecuta un programa en un contenedor'],
    ['es', 'Sirve para medir el camino entre dos puertos.'],
    ['es', 'Reinicia la máquina.'],
    ['es', 'Guarda un borrador.'],
    ['fr', 'Annule une livraison.'],
    ['fr', 'Réserve un quai.'],
    ['fr', 'Vérifie le poids.'],
    ['fr', "Permet à l'armateur de changer de quai."],
    ['fr', 'Redémarre le serveur MCP.'],
    ['de', 'Erstellt ein Issue in GitHub.'],
    ['de', 'Sendet eine Nachricht an Slack'],
    ['de', 'Berechnet Routen zwischen zwei Häfen.'],
    ['pt', 'Lista os navios do cliente.'],
    ['pt', 'Cria uma issue no GitHub.'],
    ['pt', 'Consulta o saldo da conta.'],
    ['pt', 'Envia uma mensagem.'],
    ['it', 'Crea una fattura per il cliente.'],
    ['ko', 'Google Calendar API를 사용하여 회의 예약'],
    // English with foreign names, codes and look-alikes.
    ['en', 'List El Salvador orders in La Paz'],
    ['en', 'Search Los Angeles hotels en route'],
    ['en', 'Fetches Une Nuit au Louvre tickets'],
    ['en', 'Remove source branches'],
    ['en', 'Resume paused jobs'],
    ['en', 'Language codes: de, en'],
    ['en', 'Search São Paulo weather'],
    ['en', 'Read Naver (네이버) blog posts'],
    ['en', 'Y position'],
    ['en', 'Weather'],
  ])('is %s: %s', (tag, text) => {
    expect(languageOf(text).tag).toBe(tag);
  });
});
