import type { APIRoute } from 'astro';
import { schemaJson } from '../views/schema-json';

export const GET: APIRoute = () => Response.json(schemaJson());
