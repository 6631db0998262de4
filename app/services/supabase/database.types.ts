export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "12"
  }
  public: {
    Tables: {
      api_keys: {
        Row: {
          created_at: string
          hash: string
          id: string
          last_used_at: string | null
          name: string
          owner_id: string
          prefix: string
          revoked_at: string | null
        }
        Insert: {
          created_at?: string
          hash: string
          id?: string
          last_used_at?: string | null
          name: string
          owner_id: string
          prefix: string
          revoked_at?: string | null
        }
        Update: {
          created_at?: string
          hash?: string
          id?: string
          last_used_at?: string | null
          name?: string
          owner_id?: string
          prefix?: string
          revoked_at?: string | null
        }
        Relationships: []
      }
      articles: {
        Row: {
          author_id: string
          body: string
          created_at: string
          id: string
          kind: string
          listing_slugs: string[]
          metro_id: number | null
          published_at: string | null
          slug: string
          status: Database["public"]["Enums"]["article_status"]
          summary: string
          tags: string[]
          title: string
          updated_at: string
          word_count: number
        }
        Insert: {
          author_id: string
          body: string
          created_at?: string
          id?: string
          kind: string
          listing_slugs?: never
          metro_id?: number | null
          published_at?: string | null
          slug: string
          status?: Database["public"]["Enums"]["article_status"]
          summary: string
          tags?: string[]
          title: string
          updated_at?: string
          word_count?: never
        }
        Update: {
          author_id?: string
          body?: string
          created_at?: string
          id?: string
          kind?: string
          listing_slugs?: never
          metro_id?: number | null
          published_at?: string | null
          slug?: string
          status?: Database["public"]["Enums"]["article_status"]
          summary?: string
          tags?: string[]
          title?: string
          updated_at?: string
          word_count?: never
        }
        Relationships: [
          {
            foreignKeyName: "articles_author_id_fkey"
            columns: ["author_id"]
            referencedRelation: "authors"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "articles_metro_id_fkey"
            columns: ["metro_id"]
            referencedRelation: "metros"
            referencedColumns: ["id"]
          },
        ]
      }
      audit_log: {
        Row: {
          act_id: string
          action: string
          actor_id: string | null
          after: Json | null
          before: Json | null
          first_of: string | null
          id: number
          occurred_at: string
          on_behalf_of: string | null
          reason: string | null
          row_id: string
          table_name: string
        }
        Insert: {
          act_id?: string
          action: string
          actor_id?: string | null
          after?: Json | null
          before?: Json | null
          first_of?: string | null
          id?: never
          occurred_at?: string
          on_behalf_of?: string | null
          reason?: string | null
          row_id: string
          table_name: string
        }
        Update: {
          act_id?: string
          action?: string
          actor_id?: string | null
          after?: Json | null
          before?: Json | null
          first_of?: string | null
          id?: never
          occurred_at?: string
          on_behalf_of?: string | null
          reason?: string | null
          row_id?: string
          table_name?: string
        }
        Relationships: []
      }
      authors: {
        Row: {
          bio: string
          created_at: string
          id: string
          name: string
          retired_at: string | null
          slug: string
          updated_at: string
        }
        Insert: {
          bio?: string
          created_at?: string
          id?: string
          name: string
          retired_at?: string | null
          slug: string
          updated_at?: string
        }
        Update: {
          bio?: string
          created_at?: string
          id?: string
          name?: string
          retired_at?: string | null
          slug?: string
          updated_at?: string
        }
        Relationships: []
      }
      business_changes: {
        Row: {
          actor_id: string | null
          after: NonNullable<Json>
          at: string
          before: NonNullable<Json>
          business_id: string
          field: string
          hash: string
          id: string
          number: number
          on_behalf_of: string | null
          previous_hash: string
          role: string
          salt: string
          was_public: boolean
        }
        Insert: {
          actor_id?: string | null
          after: NonNullable<Json>
          at: string
          before: NonNullable<Json>
          business_id: string
          field: string
          hash: string
          id?: string
          number: number
          on_behalf_of?: string | null
          previous_hash: string
          role: string
          salt?: string
          was_public: boolean
        }
        Update: {
          actor_id?: string | null
          after?: NonNullable<Json>
          at?: string
          before?: NonNullable<Json>
          business_id?: string
          field?: string
          hash?: string
          id?: string
          number?: number
          on_behalf_of?: string | null
          previous_hash?: string
          role?: string
          salt?: string
          was_public?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "business_changes_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      business_invitations: {
        Row: {
          address: string
          business_id: string
          created_at: string
          ended_at: string | null
          expires_at: string
          id: string
          invited_by: string
          role: Database["public"]["Enums"]["invitation_role"]
          status: Database["public"]["Enums"]["invitation_status"]
          token_hash: string
          until: string | null
        }
        Insert: {
          address: string
          business_id: string
          created_at?: string
          ended_at?: string | null
          expires_at?: string
          id?: string
          invited_by: string
          role: Database["public"]["Enums"]["invitation_role"]
          status?: Database["public"]["Enums"]["invitation_status"]
          token_hash: string
          until?: string | null
        }
        Update: {
          address?: string
          business_id?: string
          created_at?: string
          ended_at?: string | null
          expires_at?: string
          id?: string
          invited_by?: string
          role?: Database["public"]["Enums"]["invitation_role"]
          status?: Database["public"]["Enums"]["invitation_status"]
          token_hash?: string
          until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "business_invitations_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      business_members: {
        Row: {
          business_id: string
          given_at: string
          role: Database["public"]["Enums"]["member_role"]
          until: string | null
          user_id: string
        }
        Insert: {
          business_id: string
          given_at?: string
          role: Database["public"]["Enums"]["member_role"]
          until?: string | null
          user_id: string
        }
        Update: {
          business_id?: string
          given_at?: string
          role?: Database["public"]["Enums"]["member_role"]
          until?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "business_members_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      business_search_words: {
        Row: {
          business_id: string
          day: string
          people: number
          words: string
        }
        Insert: {
          business_id: string
          day: string
          people: number
          words: string
        }
        Update: {
          business_id?: string
          day?: string
          people?: number
          words?: string
        }
        Relationships: [
          {
            foreignKeyName: "business_search_words_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      business_slugs: {
        Row: {
          business_id: string | null
          retired_at: string
          slug: string
        }
        Insert: {
          business_id?: string | null
          retired_at?: string
          slug: string
        }
        Update: {
          business_id?: string | null
          retired_at?: string
          slug?: string
        }
        Relationships: [
          {
            foreignKeyName: "business_slugs_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      business_statistics: {
        Row: {
          business_id: string
          count: number
          day: string
          kind: string
        }
        Insert: {
          business_id: string
          count: number
          day: string
          kind: string
        }
        Update: {
          business_id?: string
          count?: number
          day?: string
          kind?: string
        }
        Relationships: [
          {
            foreignKeyName: "business_statistics_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      businesses: {
        Row: {
          attributes: string[]
          booking_url: string | null
          category_id: number
          city: string
          confirmed_at: string | null
          created_at: string
          description: string | null
          duplicate_key: string
          earth_point: unknown
          email: string | null
          facebook_url: string | null
          id: string
          instagram_url: string | null
          is_claimed: boolean
          lat: number | null
          linkedin_url: string | null
          lng: number | null
          map_lat: number | null
          map_lng: number | null
          menu_url: string | null
          metro_id: number | null
          more_category_ids: number[]
          moved_to: string | null
          name: string
          name_key: string
          open_minutes: unknown
          opens_on: string | null
          order_url: string | null
          owner_id: string | null
          parking_notes: string | null
          phone: string | null
          phone_extension: string | null
          photo_folders: string[]
          photos: NonNullable<Json>
          ranking_score: number
          rating: number | null
          reopens_on: string | null
          review_count: number
          search_doc: unknown
          search_tags: string[]
          service_area: string | null
          service_radius: string | null
          slug: string
          special_days: unknown
          special_open: unknown
          specialty: string | null
          state: string
          stated_time_zone: string | null
          status: Database["public"]["Enums"]["listing_status"]
          street: string | null
          temporarily_closed: boolean
          text_phone: string | null
          tiktok_url: string | null
          time_zone: string
          updated_at: string
          verification: Database["public"]["Enums"]["verification_level"]
          website: string | null
          x_url: string | null
          youtube_url: string | null
          zip_code: string
        }
        Insert: {
          attributes?: string[]
          booking_url?: string | null
          category_id: number
          city: string
          confirmed_at?: string | null
          created_at?: string
          description?: string | null
          duplicate_key?: never
          earth_point?: unknown
          email?: string | null
          facebook_url?: string | null
          id?: string
          instagram_url?: string | null
          is_claimed?: never
          lat?: number | null
          linkedin_url?: string | null
          lng?: number | null
          map_lat?: number | null
          map_lng?: number | null
          menu_url?: string | null
          metro_id?: number | null
          more_category_ids?: number[]
          moved_to?: string | null
          name: string
          name_key?: string
          open_minutes?: unknown
          opens_on?: string | null
          order_url?: string | null
          owner_id?: string | null
          parking_notes?: string | null
          phone?: string | null
          phone_extension?: string | null
          photo_folders?: string[]
          photos?: NonNullable<Json>
          ranking_score?: never
          rating?: number | null
          reopens_on?: string | null
          review_count?: number
          search_doc?: unknown
          search_tags?: string[]
          service_area?: string | null
          service_radius?: string | null
          slug: string
          special_days?: unknown
          special_open?: unknown
          specialty?: string | null
          state: string
          stated_time_zone?: string | null
          status?: Database["public"]["Enums"]["listing_status"]
          street?: string | null
          temporarily_closed?: boolean
          text_phone?: string | null
          tiktok_url?: string | null
          time_zone: string
          updated_at?: string
          verification?: Database["public"]["Enums"]["verification_level"]
          website?: string | null
          x_url?: string | null
          youtube_url?: string | null
          zip_code: string
        }
        Update: {
          attributes?: string[]
          booking_url?: string | null
          category_id?: number
          city?: string
          confirmed_at?: string | null
          created_at?: string
          description?: string | null
          duplicate_key?: never
          earth_point?: unknown
          email?: string | null
          facebook_url?: string | null
          id?: string
          instagram_url?: string | null
          is_claimed?: never
          lat?: number | null
          linkedin_url?: string | null
          lng?: number | null
          map_lat?: number | null
          map_lng?: number | null
          menu_url?: string | null
          metro_id?: number | null
          more_category_ids?: number[]
          moved_to?: string | null
          name?: string
          name_key?: string
          open_minutes?: unknown
          opens_on?: string | null
          order_url?: string | null
          owner_id?: string | null
          parking_notes?: string | null
          phone?: string | null
          phone_extension?: string | null
          photo_folders?: string[]
          photos?: NonNullable<Json>
          ranking_score?: never
          rating?: number | null
          reopens_on?: string | null
          review_count?: number
          search_doc?: unknown
          search_tags?: string[]
          service_area?: string | null
          service_radius?: string | null
          slug?: string
          special_days?: unknown
          special_open?: unknown
          specialty?: string | null
          state?: string
          stated_time_zone?: string | null
          status?: Database["public"]["Enums"]["listing_status"]
          street?: string | null
          temporarily_closed?: boolean
          text_phone?: string | null
          tiktok_url?: string | null
          time_zone?: string
          updated_at?: string
          verification?: Database["public"]["Enums"]["verification_level"]
          website?: string | null
          x_url?: string | null
          youtube_url?: string | null
          zip_code?: string
        }
        Relationships: [
          {
            foreignKeyName: "businesses_category_id_fkey"
            columns: ["category_id"]
            referencedRelation: "categories"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "businesses_metro_id_fkey"
            columns: ["metro_id"]
            referencedRelation: "metros"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "businesses_moved_to_fkey"
            columns: ["moved_to"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      categories: {
        Row: {
          attributes: string[]
          drawing: string | null
          hue: number
          id: number
          meaning: string
          name: string
          position: number | null
          retired_at: string | null
          schema_type: string
          slug: string
          synonyms: string[]
        }
        Insert: {
          attributes?: string[]
          drawing?: string | null
          hue?: number
          id?: never
          meaning?: string
          name: string
          position?: number | null
          retired_at?: string | null
          schema_type?: string
          slug: string
          synonyms?: string[]
        }
        Update: {
          attributes?: string[]
          drawing?: string | null
          hue?: number
          id?: never
          meaning?: string
          name?: string
          position?: number | null
          retired_at?: string | null
          schema_type?: string
          slug?: string
          synonyms?: string[]
        }
        Relationships: []
      }
      claims: {
        Row: {
          business_id: string
          claimant_id: string
          created_at: string
          decided_at: string | null
          decided_by: string | null
          evidence: Database["public"]["Enums"]["claim_evidence"]
          id: string
          note: string | null
          object_until: string | null
          objected_at: string | null
          objection: string | null
          reason: string | null
          reopened_at: string | null
          rested_on: Json | null
          revision: number
          sent_at: string | null
          status: Database["public"]["Enums"]["claim_status"]
          updated_at: string
          website_code: string
        }
        Insert: {
          business_id: string
          claimant_id: string
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          evidence: Database["public"]["Enums"]["claim_evidence"]
          id: string
          note?: string | null
          object_until?: string | null
          objected_at?: string | null
          objection?: string | null
          reason?: string | null
          reopened_at?: string | null
          rested_on?: Json | null
          revision?: number
          sent_at?: string | null
          status?: Database["public"]["Enums"]["claim_status"]
          updated_at?: string
          website_code?: string
        }
        Update: {
          business_id?: string
          claimant_id?: string
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          evidence?: Database["public"]["Enums"]["claim_evidence"]
          id?: string
          note?: string | null
          object_until?: string | null
          objected_at?: string | null
          objection?: string | null
          reason?: string | null
          reopened_at?: string | null
          rested_on?: Json | null
          revision?: number
          sent_at?: string | null
          status?: Database["public"]["Enums"]["claim_status"]
          updated_at?: string
          website_code?: string
        }
        Relationships: [
          {
            foreignKeyName: "claims_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      fact_confirmations: {
        Row: {
          business_id: string
          confirmed_at: string
          fact: Database["public"]["Enums"]["listing_fact"]
          source: Database["public"]["Enums"]["fact_source"]
        }
        Insert: {
          business_id: string
          confirmed_at?: string
          fact: Database["public"]["Enums"]["listing_fact"]
          source: Database["public"]["Enums"]["fact_source"]
        }
        Update: {
          business_id?: string
          confirmed_at?: string
          fact?: Database["public"]["Enums"]["listing_fact"]
          source?: Database["public"]["Enums"]["fact_source"]
        }
        Relationships: [
          {
            foreignKeyName: "fact_confirmations_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      live_changes: {
        Row: {
          changed_at: string
          id: number
          transaction: unknown
          user_id: string | null
        }
        Insert: {
          changed_at?: string
          id?: never
          transaction?: unknown
          user_id?: string | null
        }
        Update: {
          changed_at?: string
          id?: never
          transaction?: unknown
          user_id?: string | null
        }
        Relationships: []
      }
      message_threads: {
        Row: {
          alias: string
          blocked_by: string | null
          business_id: string
          business_read_at: string | null
          created_at: string
          id: string
          last_at: string
          last_side: string
          owner_id: string | null
          person_id: string
          person_read_at: string
        }
        Insert: {
          alias?: string
          blocked_by?: string | null
          business_id: string
          business_read_at?: string | null
          created_at?: string
          id: string
          last_at?: string
          last_side: string
          owner_id?: string | null
          person_id: string
          person_read_at?: string
        }
        Update: {
          alias?: string
          blocked_by?: string | null
          business_id?: string
          business_read_at?: string | null
          created_at?: string
          id?: string
          last_at?: string
          last_side?: string
          owner_id?: string | null
          person_id?: string
          person_read_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "message_threads_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      messages: {
        Row: {
          author_id: string | null
          body: string
          by_mail: boolean
          created_at: string
          id: string
          is_held: boolean
          side: string
          thread_id: string
        }
        Insert: {
          author_id?: string | null
          body: string
          by_mail?: boolean
          created_at?: string
          id: string
          is_held?: boolean
          side: string
          thread_id: string
        }
        Update: {
          author_id?: string | null
          body?: string
          by_mail?: boolean
          created_at?: string
          id?: string
          is_held?: boolean
          side?: string
          thread_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "messages_thread_id_fkey"
            columns: ["thread_id"]
            referencedRelation: "message_threads"
            referencedColumns: ["id"]
          },
        ]
      }
      metros: {
        Row: {
          id: number
          lat: number
          lng: number
          name: string
          radius_miles: number
          slug: string
          state: string
          time_zone: string
        }
        Insert: {
          id?: never
          lat: number
          lng: number
          name: string
          radius_miles?: number
          slug: string
          state: string
          time_zone: string
        }
        Update: {
          id?: never
          lat?: number
          lng?: number
          name?: string
          radius_miles?: number
          slug?: string
          state?: string
          time_zone?: string
        }
        Relationships: []
      }
      notification_preferences: {
        Row: {
          digest_metro: string | null
          digest_until: string
          off_mail: string[]
          off_screen: string[]
          updated_at: string
          user_id: string
        }
        Insert: {
          digest_metro?: string | null
          digest_until?: string
          off_mail?: string[]
          off_screen?: string[]
          updated_at?: string
          user_id: string
        }
        Update: {
          digest_metro?: string | null
          digest_until?: string
          off_mail?: string[]
          off_screen?: string[]
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "notification_preferences_digest_metro_fkey"
            columns: ["digest_metro"]
            referencedRelation: "metros"
            referencedColumns: ["slug"]
          },
        ]
      }
      notifications: {
        Row: {
          created_at: string
          data: NonNullable<Json>
          id: string
          key: string
          kind: string
          read_at: string | null
          recipient_id: string
        }
        Insert: {
          created_at?: string
          data: NonNullable<Json>
          id?: string
          key: string
          kind: string
          read_at?: string | null
          recipient_id: string
        }
        Update: {
          created_at?: string
          data?: NonNullable<Json>
          id?: string
          key?: string
          kind?: string
          read_at?: string | null
          recipient_id?: string
        }
        Relationships: []
      }
      opening_hours: {
        Row: {
          business_id: string
          closes: string
          day_of_week: number
          id: number
          opens: string
        }
        Insert: {
          business_id: string
          closes: string
          day_of_week: number
          id?: never
          opens: string
        }
        Update: {
          business_id?: string
          closes?: string
          day_of_week?: number
          id?: never
          opens?: string
        }
        Relationships: [
          {
            foreignKeyName: "opening_hours_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      pending_changes: {
        Row: {
          after: NonNullable<Json>
          before: NonNullable<Json>
          business_id: string
          decided_at: string | null
          decided_by: string | null
          field: string
          id: string
          moves_on: string | null
          reason: string | null
          requested_at: string
          requested_by: string | null
          status: string
        }
        Insert: {
          after: NonNullable<Json>
          before: NonNullable<Json>
          business_id: string
          decided_at?: string | null
          decided_by?: string | null
          field: string
          id?: string
          moves_on?: string | null
          reason?: string | null
          requested_at?: string
          requested_by?: string | null
          status?: string
        }
        Update: {
          after?: NonNullable<Json>
          before?: NonNullable<Json>
          business_id?: string
          decided_at?: string | null
          decided_by?: string | null
          field?: string
          id?: string
          moves_on?: string | null
          reason?: string | null
          requested_at?: string
          requested_by?: string | null
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "pending_changes_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      perf_metrics: {
        Row: {
          country: string
          created_at: string
          details: NonNullable<Json>
          device: string
          id: string
          metric: string
          path: string
          rolled_up: boolean
          user_id: string | null
          value: number
        }
        Insert: {
          country?: string
          created_at?: string
          details?: NonNullable<Json>
          device?: string
          id?: string
          metric: string
          path: string
          rolled_up?: boolean
          user_id?: string | null
          value: number
        }
        Update: {
          country?: string
          created_at?: string
          details?: NonNullable<Json>
          device?: string
          id?: string
          metric?: string
          path?: string
          rolled_up?: boolean
          user_id?: string | null
          value?: number
        }
        Relationships: []
      }
      perf_metrics_hourly: {
        Row: {
          count: number
          country: string
          device: string
          hour: string
          le: number
          metric: string
          path: string
          sum: number
        }
        Insert: {
          count: number
          country: string
          device: string
          hour: string
          le: number
          metric: string
          path: string
          sum: number
        }
        Update: {
          count?: number
          country?: string
          device?: string
          hour?: string
          le?: number
          metric?: string
          path?: string
          sum?: number
        }
        Relationships: []
      }
      perf_metrics_totals: {
        Row: {
          count: number
          device: string
          le: number
          metric: string
          path: string
          sum: number
        }
        Insert: {
          count: number
          device: string
          le: number
          metric: string
          path: string
          sum: number
        }
        Update: {
          count?: number
          device?: string
          le?: number
          metric?: string
          path?: string
          sum?: number
        }
        Relationships: []
      }
      profiles: {
        Row: {
          created_at: string
          first_name: string | null
          is_public: boolean | null
          last_name: string | null
          public_id: string
          role: Database["public"]["Enums"]["user_role"]
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          first_name?: string | null
          is_public?: boolean | null
          last_name?: string | null
          public_id?: string
          role?: Database["public"]["Enums"]["user_role"]
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          first_name?: string | null
          is_public?: boolean | null
          last_name?: string | null
          public_id?: string
          role?: Database["public"]["Enums"]["user_role"]
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      questions: {
        Row: {
          author_id: string | null
          author_name: string
          body: string
          business_id: string
          by_owner: boolean
          created_at: string
          hidden_reason: string | null
          id: string
          question_id: string | null
          revision: number
          signals: NonNullable<Json>
          status: Database["public"]["Enums"]["review_status"]
          updated_at: string
        }
        Insert: {
          author_id?: string | null
          author_name: string
          body: string
          business_id: string
          by_owner?: boolean
          created_at?: string
          hidden_reason?: string | null
          id?: string
          question_id?: string | null
          revision?: number
          signals?: NonNullable<Json>
          status?: Database["public"]["Enums"]["review_status"]
          updated_at?: string
        }
        Update: {
          author_id?: string | null
          author_name?: string
          body?: string
          business_id?: string
          by_owner?: boolean
          created_at?: string
          hidden_reason?: string | null
          id?: string
          question_id?: string | null
          revision?: number
          signals?: NonNullable<Json>
          status?: Database["public"]["Enums"]["review_status"]
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "questions_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "questions_question_id_fkey"
            columns: ["question_id"]
            referencedRelation: "questions"
            referencedColumns: ["id"]
          },
        ]
      }
      reports: {
        Row: {
          business_id: string | null
          created_at: string
          decided_at: string | null
          decided_by: string | null
          details: string | null
          id: string
          kind: Database["public"]["Enums"]["report_kind"]
          network: string | null
          outcome: string | null
          photo: string | null
          reason: Database["public"]["Enums"]["report_reason"]
          reporter_id: string | null
          signals: NonNullable<Json>
          status: Database["public"]["Enums"]["report_status"]
          subject_id: string
        }
        Insert: {
          business_id?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          details?: string | null
          id: string
          kind: Database["public"]["Enums"]["report_kind"]
          network?: string | null
          outcome?: string | null
          photo?: string | null
          reason: Database["public"]["Enums"]["report_reason"]
          reporter_id?: string | null
          signals?: NonNullable<Json>
          status?: Database["public"]["Enums"]["report_status"]
          subject_id: string
        }
        Update: {
          business_id?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          details?: string | null
          id?: string
          kind?: Database["public"]["Enums"]["report_kind"]
          network?: string | null
          outcome?: string | null
          photo?: string | null
          reason?: Database["public"]["Enums"]["report_reason"]
          reporter_id?: string | null
          signals?: NonNullable<Json>
          status?: Database["public"]["Enums"]["report_status"]
          subject_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "reports_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      review_votes: {
        Row: {
          created_at: string
          is_new_account: boolean
          network: string | null
          review_id: string
          voter_id: string
        }
        Insert: {
          created_at?: string
          is_new_account?: boolean
          network?: string | null
          review_id: string
          voter_id: string
        }
        Update: {
          created_at?: string
          is_new_account?: boolean
          network?: string | null
          review_id?: string
          voter_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "review_votes_review_id_fkey"
            columns: ["review_id"]
            referencedRelation: "reviews"
            referencedColumns: ["id"]
          },
        ]
      }
      reviews: {
        Row: {
          answered_at: string | null
          author_id: string | null
          author_name: string
          body: string
          business_id: string
          created_at: string
          helpful_count: number
          hidden_reason: string | null
          id: string
          owner_answer: string | null
          photos: NonNullable<Json>
          proof: Database["public"]["Enums"]["review_proof"]
          rating: number
          revision: number
          signals: NonNullable<Json>
          status: Database["public"]["Enums"]["review_status"]
          updated_at: string
          visited_on: string | null
        }
        Insert: {
          answered_at?: string | null
          author_id?: string | null
          author_name: string
          body: string
          business_id: string
          created_at?: string
          helpful_count?: number
          hidden_reason?: string | null
          id?: string
          owner_answer?: string | null
          photos?: NonNullable<Json>
          proof?: Database["public"]["Enums"]["review_proof"]
          rating: number
          revision?: number
          signals?: NonNullable<Json>
          status?: Database["public"]["Enums"]["review_status"]
          updated_at?: string
          visited_on?: string | null
        }
        Update: {
          answered_at?: string | null
          author_id?: string | null
          author_name?: string
          body?: string
          business_id?: string
          created_at?: string
          helpful_count?: number
          hidden_reason?: string | null
          id?: string
          owner_answer?: string | null
          photos?: NonNullable<Json>
          proof?: Database["public"]["Enums"]["review_proof"]
          rating?: number
          revision?: number
          signals?: NonNullable<Json>
          status?: Database["public"]["Enums"]["review_status"]
          updated_at?: string
          visited_on?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "reviews_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      services: {
        Row: {
          business_id: string
          description: string | null
          id: string
          max_price_cents: number | null
          min_price_cents: number | null
          name: string
          position: number
          price_unit: string | null
        }
        Insert: {
          business_id: string
          description?: string | null
          id?: string
          max_price_cents?: number | null
          min_price_cents?: number | null
          name: string
          position?: number
          price_unit?: string | null
        }
        Update: {
          business_id?: string
          description?: string | null
          id?: string
          max_price_cents?: number | null
          min_price_cents?: number | null
          name?: string
          position?: number
          price_unit?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "services_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      special_hours: {
        Row: {
          business_id: string
          closes: string | null
          date: string
          id: number
          note: string | null
          opens: string | null
        }
        Insert: {
          business_id: string
          closes?: string | null
          date: string
          id?: never
          note?: string | null
          opens?: string | null
        }
        Update: {
          business_id?: string
          closes?: string | null
          date?: string
          id?: never
          note?: string | null
          opens?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "special_hours_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      submissions: {
        Row: {
          business_id: string | null
          content: NonNullable<Json>
          created_at: string
          decided_at: string | null
          decided_by: string | null
          id: string
          reason: string | null
          revision: number
          sent_at: string | null
          sent_content: Json | null
          status: Database["public"]["Enums"]["submission_status"]
          submitter_id: string
          updated_at: string
        }
        Insert: {
          business_id?: string | null
          content: NonNullable<Json>
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          id: string
          reason?: string | null
          revision?: number
          sent_at?: string | null
          sent_content?: Json | null
          status?: Database["public"]["Enums"]["submission_status"]
          submitter_id: string
          updated_at?: string
        }
        Update: {
          business_id?: string | null
          content?: NonNullable<Json>
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          id?: string
          reason?: string | null
          revision?: number
          sent_at?: string | null
          sent_content?: Json | null
          status?: Database["public"]["Enums"]["submission_status"]
          submitter_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "submissions_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      suggested_edits: {
        Row: {
          business_id: string
          created_at: string
          id: string
          link: string | null
          network: string | null
          note: string | null
          owner_until: string | null
          proposer_id: string
          signals: NonNullable<Json>
        }
        Insert: {
          business_id: string
          created_at?: string
          id: string
          link?: string | null
          network?: string | null
          note?: string | null
          owner_until?: string | null
          proposer_id: string
          signals?: NonNullable<Json>
        }
        Update: {
          business_id?: string
          created_at?: string
          id?: string
          link?: string | null
          network?: string | null
          note?: string | null
          owner_until?: string | null
          proposer_id?: string
          signals?: NonNullable<Json>
        }
        Relationships: [
          {
            foreignKeyName: "suggested_edits_business_id_fkey"
            columns: ["business_id"]
            referencedRelation: "businesses"
            referencedColumns: ["id"]
          },
        ]
      }
      suggested_fields: {
        Row: {
          after: NonNullable<Json>
          before: NonNullable<Json>
          corrected: Json | null
          decided_at: string | null
          decided_by: string | null
          decider_network: string | null
          field: string
          id: string
          is_applied: boolean
          is_with_admins: boolean
          reason: string | null
          status: Database["public"]["Enums"]["suggestion_status"]
          suggestion_id: string
        }
        Insert: {
          after: NonNullable<Json>
          before: NonNullable<Json>
          corrected?: Json | null
          decided_at?: string | null
          decided_by?: string | null
          decider_network?: string | null
          field: string
          id?: string
          is_applied?: boolean
          is_with_admins?: boolean
          reason?: string | null
          status?: Database["public"]["Enums"]["suggestion_status"]
          suggestion_id: string
        }
        Update: {
          after?: NonNullable<Json>
          before?: NonNullable<Json>
          corrected?: Json | null
          decided_at?: string | null
          decided_by?: string | null
          decider_network?: string | null
          field?: string
          id?: string
          is_applied?: boolean
          is_with_admins?: boolean
          reason?: string | null
          status?: Database["public"]["Enums"]["suggestion_status"]
          suggestion_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "suggested_fields_suggestion_id_fkey"
            columns: ["suggestion_id"]
            referencedRelation: "suggested_edits"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      perf_metrics_by_hour: {
        Row: {
          count: number | null
          country: string | null
          device: string | null
          hour: string | null
          le: number | null
          metric: string | null
          path: string | null
          sum: number | null
        }
        Relationships: []
      }
    }
    Functions: {
      accept_invitation: { Args: { invitation_id: string }; Returns: Json }
      add_admin_note: {
        Args: { body: string; item?: string; note_id: string; person?: string }
        Returns: Json
      }
      alert_saved_searches: {
        Args: { person: string; results: Json }
        Returns: number
      }
      answer_holiday_hours: {
        Args: {
          answer?: string
          business_id: string
          holiday: string
          on_date: string
          person: string
          until?: string
        }
        Returns: Json
      }
      answer_letter: {
        Args: { is_taken: boolean; letter_id: string }
        Returns: undefined
      }
      answer_owner_invitation: {
        Args: {
          answer: Database["public"]["Enums"]["owner_invitation_status"]
          code: string
        }
        Returns: Json
      }
      answer_review: {
        Args: { answer: string; expected_answer?: string; review_id: string }
        Returns: Json
      }
      answer_sender_question: {
        Args: { answer: string; question_id: string }
        Returns: Json
      }
      appeal_removal: {
        Args: { appeal: string; removal_id: string }
        Returns: Json
      }
      appoint_first_admin: { Args: { address: string }; Returns: string }
      ask_sender: {
        Args: { body: string; id: string; kind: string; question_id: string }
        Returns: Json
      }
      audit_head: {
        Args: { stored_hash?: string; stored_number?: number }
        Returns: Json
      }
      become_business_owner: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      begin_export: { Args: { filter: Json }; Returns: Json }
      begin_phone_code: {
        Args: {
          channel: Database["public"]["Enums"]["code_channel"]
          claim_id: string
          claimant: string
        }
        Returns: Json
      }
      begin_website_check: {
        Args: { claim_id: string; claimant: string }
        Returns: Json
      }
      block_thread: {
        Args: { is_blocked: boolean; thread_id: string }
        Returns: boolean
      }
      cancel_phone_code: { Args: { code_id: string }; Returns: undefined }
      change_business: {
        Args: { business_id: string; new_values: Json; old_values: Json }
        Returns: Json
      }
      change_business_status: {
        Args: { business_id: string; expected_status: Json; new_status: Json }
        Returns: Json
      }
      change_businesses: { Args: { changes: Json }; Returns: Json }
      change_metro_settings: {
        Args: {
          expected_revision: number
          featured: string[]
          metro: string
          position?: number
          sections?: string[]
        }
        Returns: Json
      }
      change_role: {
        Args: {
          expected_role: Database["public"]["Enums"]["user_role"]
          person: string
          reason: string
          role: Database["public"]["Enums"]["user_role"]
        }
        Returns: Json
      }
      change_setting: {
        Args: {
          expected_revision: number
          kind: string
          name: string
          value: Json
        }
        Returns: Json
      }
      change_settings: { Args: { changes: Json }; Returns: Json }
      change_vocabulary: {
        Args: {
          added?: string[]
          key: string
          kind: string
          removed?: string[]
        }
        Returns: Json
      }
      check_health: { Args: Record<PropertyKey, never>; Returns: string }
      check_import: { Args: { job_id: string }; Returns: Json }
      check_names: {
        Args: { first_name: string; last_name: string }
        Returns: boolean
      }
      choose_address_mails: {
        Args: { address: string; choice: string; enabled: boolean }
        Returns: undefined
      }
      choose_mails: {
        Args: { choice: string; enabled: boolean; person: string }
        Returns: undefined
      }
      compare_business: {
        Args: { listing: string; other?: string }
        Returns: Json
      }
      compare_waiting_listings: { Args: { max_rows: number }; Returns: number }
      confirm_claim_code: { Args: { claim_id: string }; Returns: Json }
      confirm_evidence: {
        Args: {
          business_id: string
          field: string
          is_confirmed: boolean
          value: string
        }
        Returns: Json
      }
      confirm_facts: {
        Args: {
          business_id: string
          facts: Database["public"]["Enums"]["listing_fact"][]
        }
        Returns: Json
      }
      confirm_listings: { Args: { business_ids: string[] }; Returns: number }
      copy_saved_list: {
        Args: { copy_id: string; list_id: string; name: string }
        Returns: Json
      }
      correct_queue_item: {
        Args: { id: string; kind: string; new_values: Json; version: Json }
        Returns: Json
      }
      count_mails: { Args: Record<PropertyKey, never>; Returns: Json }
      count_own_texts: { Args: Record<PropertyKey, never>; Returns: Json }
      count_violations: { Args: { violations: Json }; Returns: number }
      count_visits: { Args: { beacons: Json }; Returns: number }
      count_vitals: { Args: { bounds: number[] }; Returns: Json }
      create_api_key: { Args: { name: string }; Returns: Json }
      create_import: {
        Args: { bytes: number; file_name: string; is_own?: boolean }
        Returns: Json
      }
      create_metro: { Args: { name: string }; Returns: Json }
      create_setup_token: { Args: Record<PropertyKey, never>; Returns: string }
      decide_import_rows: {
        Args: {
          category?: string
          decision: string
          job_id: string
          kind?: string
          note?: string
          row_number?: number
        }
        Returns: Json
      }
      decide_missing_listings: {
        Args: { business_id?: string; decision: string; job_id: string }
        Returns: Json
      }
      decide_queue_items: {
        Args: { is_approved: boolean; items: Json; reason?: string }
        Returns: Json
      }
      decide_suggestion: {
        Args: { field_id: string; is_accepted: boolean; reason?: string }
        Returns: Json
      }
      decline_invitation: { Args: { invitation_id: string }; Returns: Json }
      delete_admin_note: { Args: { note_id: string }; Returns: Json }
      delete_draft: {
        Args: { article_id: string; expected_revision: number; kind: string }
        Returns: Json
      }
      delete_list_view: { Args: { view_id: string }; Returns: Json }
      delete_own_account: { Args: { with_texts?: boolean }; Returns: undefined }
      delete_person: { Args: { person: string; reason: string }; Returns: Json }
      delete_question: { Args: { id: string }; Returns: Json }
      delete_receipt: { Args: { review_id: string }; Returns: Json }
      delete_refusal_template: { Args: { template_id: string }; Returns: Json }
      delete_review: { Args: { review_id: string }; Returns: Json }
      delete_saved_list: { Args: { list_id: string }; Returns: Json }
      delete_saved_search: { Args: { search_id: string }; Returns: Json }
      describe_import: {
        Args: { job_id: string; settings: Json; source?: string }
        Returns: Json
      }
      discard_import: { Args: { job_id: string }; Returns: Json }
      dismiss_letters: { Args: { ids: string[] }; Returns: Json }
      end_access: {
        Args: { business_id: string; person: string }
        Returns: Json
      }
      end_bulk_job: { Args: { job_id: string }; Returns: Json }
      end_past_access: { Args: Record<PropertyKey, never>; Returns: number }
      enter_claim_code: {
        Args: { claim_id: string; code: string }
        Returns: Json
      }
      escalate_suggestions: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      execute_due_decisions: { Args: Record<PropertyKey, never>; Returns: Json }
      export_own_data: { Args: Record<PropertyKey, never>; Returns: Json }
      export_person: { Args: { person: string; reason: string }; Returns: Json }
      find_admin_notes: {
        Args: { item?: string; person?: string }
        Returns: Json
      }
      find_admin_queue: {
        Args: { after?: string; filter?: Json }
        Returns: Json
      }
      find_answered_mail: {
        Args: { alias: string; sent_from: string; side: string }
        Returns: Json
      }
      find_articles_to_edit: {
        Args: { after?: string; kind?: string; state?: string; words?: string }
        Returns: Json
      }
      find_audit_log: {
        Args: {
          act?: string
          before?: number
          by_act?: boolean
          kind?: string
          max_rows?: number
          of_act?: string
          person?: string
          since?: string
          subject?: string
          until?: string
        }
        Returns: Json
      }
      find_authors: { Args: Record<PropertyKey, never>; Returns: Json }
      find_bulk_jobs: { Args: Record<PropertyKey, never>; Returns: Json }
      find_business_changes: {
        Args: { before?: number; business_id: string }
        Returns: Json
      }
      find_businesses_to_manage: {
        Args: { after?: string; filter?: Json }
        Returns: Json
      }
      find_categories: { Args: Record<PropertyKey, never>; Returns: Json }
      find_categories_to_manage: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      find_changes: { Args: { after?: string }; Returns: Json }
      find_charts: { Args: Record<PropertyKey, never>; Returns: Json }
      find_claim_ways: { Args: { listing_slug: string }; Returns: string[] }
      find_database_figures: { Args: Record<PropertyKey, never>; Returns: Json }
      find_duplicates: {
        Args: {
          after?: string
          listing?: string
          state?: Database["public"]["Enums"]["duplicate_state"]
        }
        Returns: Json
      }
      find_editable_values: { Args: { business_ids: string[] }; Returns: Json }
      find_embedded_listings: { Args: { slugs: string[] }; Returns: Json }
      find_facts_to_confirm: { Args: Record<PropertyKey, never>; Returns: Json }
      find_failed_mails: { Args: Record<PropertyKey, never>; Returns: Json }
      find_former_listings: {
        Args: { q: string }
        Returns: {
          city: string
          name: string
          slug: string
          state: string
          status: Database["public"]["Enums"]["listing_status"]
        }[]
      }
      find_guides: {
        Args: { max_rows?: number; metro?: string }
        Returns: Json
      }
      find_health: { Args: Record<PropertyKey, never>; Returns: Json }
      find_holiday_hours: {
        Args: { metro: string; on_date: string }
        Returns: Json
      }
      find_import_categories: { Args: { job_id: string }; Returns: Json }
      find_import_rows: {
        Args: {
          after?: number
          category?: string
          job_id: string
          kind: string
          max_rows?: number
        }
        Returns: Json
      }
      find_imports: { Args: { is_own?: boolean }; Returns: Json }
      find_letters: { Args: { are_sent?: boolean }; Returns: Json }
      find_list_views: { Args: Record<PropertyKey, never>; Returns: Json }
      find_listing_dates: { Args: { ids: string[] }; Returns: Json }
      find_listings_without_hours: { Args: { on_date: string }; Returns: Json }
      find_managed: { Args: { business_ids: string[] }; Returns: Json }
      find_message_threads: { Args: { before?: string }; Returns: Json }
      find_metro_changes: {
        Args: {
          before_at?: string
          before_id?: string
          metro: string
          since: string
        }
        Returns: Json
      }
      find_metros: { Args: Record<PropertyKey, never>; Returns: Json }
      find_missing_listings: {
        Args: { after?: string; job_id: string }
        Returns: Json
      }
      find_name_changes: { Args: { kind: string; name: string }; Returns: Json }
      find_objections: { Args: Record<PropertyKey, never>; Returns: Json }
      find_old_files: {
        Args: { before?: string; bucket: string }
        Returns: string[]
      }
      find_other_kinds: { Args: Record<PropertyKey, never>; Returns: Json }
      find_own_claims: { Args: { after?: string }; Returns: Json }
      find_own_invitations: { Args: Record<PropertyKey, never>; Returns: Json }
      find_own_listings: { Args: Record<PropertyKey, never>; Returns: Json }
      find_own_questions: { Args: { after?: string }; Returns: Json }
      find_own_reviews: { Args: { after?: string }; Returns: Json }
      find_own_statistics: { Args: Record<PropertyKey, never>; Returns: Json }
      find_own_submissions: { Args: { after?: string }; Returns: Json }
      find_own_suggestions: { Args: { after?: string }; Returns: Json }
      find_own_votes: { Args: { business_id: string }; Returns: string[] }
      find_owner_invitations: {
        Args: {
          after?: string
          status?: Database["public"]["Enums"]["owner_invitation_status"]
        }
        Returns: Json
      }
      find_people: {
        Args: {
          after?: string
          is_suspended?: boolean
          role?: Database["public"]["Enums"]["user_role"]
          words?: string
        }
        Returns: Json
      }
      find_photo: { Args: { key?: string; name: string }; Returns: Json }
      find_place: { Args: { near: string }; Returns: Json }
      find_posts: {
        Args: { max_rows?: number; whole?: boolean }
        Returns: Json
      }
      find_present_name: {
        Args: { kind: string; name: string }
        Returns: string
      }
      find_reviews_to_answer: {
        Args: { after?: string; business_id: string }
        Returns: Json
      }
      find_saved_lists: { Args: Record<PropertyKey, never>; Returns: Json }
      find_saved_searches: { Args: Record<PropertyKey, never>; Returns: Json }
      find_similar_businesses: {
        Args: {
          city?: string
          lat?: number
          lng?: number
          name?: string
          phone?: string
          state?: string
          street?: string
          website?: string
          zip_code?: string
        }
        Returns: Json
      }
      find_suggestions_to_decide: {
        Args: { business_id: string }
        Returns: Json
      }
      find_unanswered_questions: { Args: { after?: string }; Returns: Json }
      find_unanswered_reviews: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      find_unmet_demand: { Args: { business_id?: string }; Returns: Json }
      find_unused_photos: { Args: { known_before: string }; Returns: string[] }
      find_unusual_listings: { Args: Record<PropertyKey, never>; Returns: Json }
      find_vocabulary: {
        Args: { after?: string; is_retired?: boolean; kind: string; q?: string }
        Returns: Json
      }
      find_waiting_suggestions: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      finish_alarm_post: { Args: { event_id: string }; Returns: undefined }
      finish_mail: {
        Args: { failure?: string; mail_id: string; outcome: string }
        Returns: undefined
      }
      finish_website_check: {
        Args: { check_id: string; claimant: string }
        Returns: Json
      }
      get_admin_overview: { Args: Record<PropertyKey, never>; Returns: Json }
      get_article_revision: {
        Args: { article_id: string; number: number }
        Returns: Json
      }
      get_article_to_edit: {
        Args: { article_id?: string; kind: string }
        Returns: Json
      }
      get_blog: { Args: { author?: string; tag?: string }; Returns: Json }
      get_business: {
        Args: {
          id_or_slug: string
          questions_after?: string
          review_sort?: string
          review_stars?: number
          review_words?: string
          reviews_after?: string
        }
        Returns: Json
      }
      get_business_access: { Args: { business_id: string }; Returns: Json }
      get_business_history: {
        Args: { before?: number; id_or_slug: string }
        Returns: Json
      }
      get_business_statistics: {
        Args: { business_id: string; days?: number }
        Returns: Json
      }
      get_call: { Args: { code_id: string }; Returns: Json }
      get_city_names: { Args: { metro: string }; Returns: Json }
      get_claim: { Args: { claim_id: string }; Returns: Json }
      get_claim_form: { Args: { id_or_slug: string }; Returns: Json }
      get_contact: { Args: { id_or_slug: string }; Returns: Json }
      get_dashboard_version: {
        Args: Record<PropertyKey, never>
        Returns: string
      }
      get_duplicate: { Args: { pair_id: string }; Returns: Json }
      get_edge_settings: { Args: Record<PropertyKey, never>; Returns: Json }
      get_editable_business: { Args: { business_id: string }; Returns: Json }
      get_guide: { Args: { guide_slug: string }; Returns: Json }
      get_import: { Args: { job_id: string }; Returns: Json }
      get_invitation: { Args: { token: string }; Returns: Json }
      get_message_thread: {
        Args: { before?: string; thread_id: string }
        Returns: Json
      }
      get_metro_front: { Args: { metro: string }; Returns: Json }
      get_metro_settings: { Args: { metro: string }; Returns: Json }
      get_objection: { Args: { claim_id: string }; Returns: Json }
      get_pending_change: { Args: { change_id: string }; Returns: Json }
      get_person: { Args: { person: string }; Returns: Json }
      get_post: { Args: { post_slug: string }; Returns: Json }
      get_public_profile: {
        Args: { after?: string; profile_id: string }
        Returns: Json
      }
      get_question: { Args: { question_id: string }; Returns: Json }
      get_question_form: { Args: { id_or_slug: string }; Returns: Json }
      get_queue_item: {
        Args: { filter?: Json; id: string; kind: string }
        Returns: Json
      }
      get_queue_presets: { Args: Record<PropertyKey, never>; Returns: Json }
      get_queued_edit: { Args: { field_id: string }; Returns: Json }
      get_queued_question: { Args: { question_id: string }; Returns: Json }
      get_queued_receipt: { Args: { review_id: string }; Returns: Json }
      get_queued_report: { Args: { item_id: string }; Returns: Json }
      get_queued_review: { Args: { review_id: string }; Returns: Json }
      get_refusal_templates: { Args: Record<PropertyKey, never>; Returns: Json }
      get_reportable: {
        Args: {
          kind: Database["public"]["Enums"]["report_kind"]
          photo?: string
          subject_id: string
        }
        Returns: Json
      }
      get_review_form: { Args: { id_or_slug: string }; Returns: Json }
      get_saved_list: {
        Args: { list_id: string; page?: number }
        Returns: Json
      }
      get_sender_question: { Args: { question_id: string }; Returns: Json }
      get_settings: { Args: { of_kind?: string }; Returns: Json }
      get_setup_facts: { Args: Record<PropertyKey, never>; Returns: Json }
      get_shared_list: {
        Args: { list_id: string; page?: number }
        Returns: Json
      }
      get_site_texts: { Args: Record<PropertyKey, never>; Returns: Json }
      get_submission: { Args: { submission_id: string }; Returns: Json }
      get_suggestion: { Args: { suggestion_id: string }; Returns: Json }
      get_vocabulary: { Args: { known_version?: string }; Returns: Json }
      get_vocabulary_entry: {
        Args: { key: string; kind: string }
        Returns: Json
      }
      hide_unmet_demand: { Args: { words: string }; Returns: Json }
      hold_reviews: {
        Args: { business_id: string; notice?: string }
        Returns: Json
      }
      invalidate_due_tags: { Args: Record<PropertyKey, never>; Returns: number }
      invite_owners: {
        Args: {
          channel: Database["public"]["Enums"]["owner_code_channel"]
          ids: string[]
        }
        Returns: Json
      }
      invite_to_business: {
        Args: {
          business_id: string
          email: string
          role: Database["public"]["Enums"]["invitation_role"]
          until?: string
        }
        Returns: Json
      }
      lease_letters: { Args: { per_month: number }; Returns: Json }
      lease_mails: { Args: { max_rows: number }; Returns: Json }
      lease_saved_searches: { Args: { max_rows: number }; Returns: Json }
      leave_business: { Args: { business_id: string }; Returns: Json }
      lift_suspension: {
        Args: { person: string; reason: string }
        Returns: Json
      }
      list_metro_index: { Args: { metro: string }; Returns: Json }
      locate_address: {
        Args: { city: string; state: string; street: string; zip_code: string }
        Returns: Json
      }
      mark_different: {
        Args: { are_different?: boolean; pair_id: string }
        Returns: Json
      }
      mark_thread_read: { Args: { thread_id: string }; Returns: boolean }
      may_add_document: {
        Args: { claim_id: string; sender: string; slot: number }
        Returns: boolean
      }
      measure_alarms: { Args: Record<PropertyKey, never>; Returns: Json }
      measure_charts: { Args: Record<PropertyKey, never>; Returns: undefined }
      merge_businesses: {
        Args: {
          choices: Json
          expected_revision: string
          kept_id: string
          merged_id: string
        }
        Returns: Json
      }
      merge_names: {
        Args: {
          into_name: string
          is_preview?: boolean
          kind: string
          name: string
        }
        Returns: Json
      }
      moderate_business: {
        Args: {
          business_id: string
          expected_status: Database["public"]["Enums"]["listing_status"]
          new_status: Database["public"]["Enums"]["listing_status"]
          reason?: string
        }
        Returns: Json
      }
      notify_of_new_hours: { Args: Record<PropertyKey, never>; Returns: number }
      notify_savers: { Args: Record<PropertyKey, never>; Returns: number }
      object_to_claim: {
        Args: { claim_id: string; reason: string }
        Returns: Json
      }
      open_owner_code: { Args: { code: string }; Returns: Json }
      order_saved_list: {
        Args: { list_id: string; slugs: string[] }
        Returns: Json
      }
      places_within: {
        Args: { east: number; north: number; south: number; west: number }
        Returns: Json
      }
      preview_decisions: {
        Args: { after?: string; filter: Json; is_approved: boolean }
        Returns: Json
      }
      print_letters: { Args: { ids: string[] }; Returns: Json }
      process_bulk_jobs: { Args: { max_rows: number }; Returns: number }
      process_imports: { Args: { max_rows: number }; Returns: boolean }
      prune_rows: { Args: { kind: string }; Returns: number }
      put_saved_list: {
        Args: {
          is_public?: boolean
          is_shared: boolean
          list_id: string
          name: string
        }
        Returns: Json
      }
      queue_digests: { Args: Record<PropertyKey, never>; Returns: number }
      read_export: {
        Args: { after?: string; export_id: string; max_rows?: number }
        Returns: Json
      }
      read_out_code: { Args: { code_id: string }; Returns: Json }
      receive_message: {
        Args: {
          alias: string
          body: string
          message_id: string
          sent_from: string
          side: string
        }
        Returns: Json
      }
      record_alarms: {
        Args: { causes: Json; is_quiet: boolean }
        Returns: Json
      }
      record_cron_runs: { Args: { runs: Json }; Returns: number }
      record_heartbeat: { Args: { id: string; kind: string }; Returns: Json }
      record_table_sizes: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      record_unmet_demand: {
        Args: {
          category?: string
          lat?: number
          lng?: number
          metro?: string
          people: number
          unopened?: boolean
          week: string
          words: string
        }
        Returns: undefined
      }
      refuse_message: {
        Args: { message_id: string; reason: string; sent_from: string }
        Returns: undefined
      }
      remind_of_facts: { Args: Record<PropertyKey, never>; Returns: number }
      rename_metro: {
        Args: { metro: string; name: string; slug: string }
        Returns: Json
      }
      rename_word: {
        Args: { kind: string; new_name: string; word: string }
        Returns: Json
      }
      replay_failed_measurements: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      reply_to_message: {
        Args: { body: string; message_id: string; thread_id: string }
        Returns: Json
      }
      report: {
        Args: {
          details?: string
          kind: Database["public"]["Enums"]["report_kind"]
          photo?: string
          reason: Database["public"]["Enums"]["report_reason"]
          report_id: string
          subject_id: string
        }
        Returns: Json
      }
      request_call: { Args: { claim_id: string }; Returns: Json }
      request_claim_letter: { Args: { claim_id: string }; Returns: Json }
      request_holiday_hours: {
        Args: { holiday: string; on_date: string }
        Returns: number
      }
      resolve_write: { Args: { write_id: string }; Returns: boolean }
      retire_name: {
        Args: { is_retired: boolean; kind: string; name: string }
        Returns: Json
      }
      retry_mails: { Args: Record<PropertyKey, never>; Returns: Json }
      revoke_api_key: { Args: { key_id: string }; Returns: Json }
      roll_back_import: { Args: { job_id: string }; Returns: Json }
      roll_up_metrics: { Args: { max_rows?: number }; Returns: number }
      run_import: { Args: { job_id: string }; Returns: Json }
      save_article: {
        Args: {
          article_id: string
          content: Json
          expected_revision: number
          kind: string
        }
        Returns: Json
      }
      save_author: {
        Args: {
          author: string
          new_bio: string
          new_name: string
          new_slug: string
        }
        Returns: Json
      }
      save_businesses: {
        Args: { list_id?: string; slugs: string[] }
        Returns: Json
      }
      save_category: {
        Args: {
          attributes: string[]
          category: string
          drawing?: string
          meaning: string
          name: string
          position?: number
          slug: string
        }
        Returns: Json
      }
      save_draft: {
        Args: { content: Json; revision: number; submission_id: string }
        Returns: Json
      }
      save_list_view: {
        Args: { filter: Json; list: string; name: string }
        Returns: Json
      }
      save_neighborhood: {
        Args: { content: Json; metro: string; neighborhood: string }
        Returns: Json
      }
      save_question: {
        Args: {
          body: string
          business_id: string
          expected_revision?: number
          id: string
          question_id?: string
        }
        Returns: Json
      }
      save_refusal_template: {
        Args: {
          kind: string
          name: string
          reason: string
          template_id: string
        }
        Returns: Json
      }
      save_review: {
        Args: {
          body: string
          business_id: string
          expected_revision?: number
          rating: number
          review_id: string
          visited_on?: string
        }
        Returns: Json
      }
      save_review_photos: {
        Args: { photos: Json; review_id: string }
        Returns: Json
      }
      save_search: {
        Args: { address: string; name: string; search_id: string }
        Returns: Json
      }
      search_businesses: {
        Args: {
          after_id?: string
          after_key?: string
          category?: string
          city?: string
          east?: number
          features?: string[]
          has_confirmations?: boolean
          lat?: number
          lng?: number
          may_redirect?: boolean
          metro?: string
          min_rating?: number
          near?: string
          north?: number
          open_date?: string
          open_minute?: number
          open_now?: boolean
          q?: string
          radius_miles?: number
          reading?: string
          sort?: string
          south?: number
          west?: number
          with_tags?: string[]
          without_tags?: string[]
        }
        Returns: Json
      }
      send_claim: { Args: { claim_id: string; note?: string }; Returns: Json }
      send_claim_code: {
        Args: { address: string; claim_id: string }
        Returns: Json
      }
      send_message: {
        Args: {
          address?: string
          body: string
          business_id: string
          message_id: string
          sender: string
          thread_id: string
        }
        Returns: Json
      }
      send_receipt: { Args: { path: string; review_id: string }; Returns: Json }
      send_submission: {
        Args: {
          content: Json
          is_live?: boolean
          revision: number
          submission_id: string
        }
        Returns: Json
      }
      set_saved_business_note: {
        Args: { list_id: string; note: string; slug: string }
        Returns: Json
      }
      sign_out_person: {
        Args: { person: string; reason: string }
        Returns: Json
      }
      sign_photos: { Args: { names: string[] }; Returns: Json }
      sitemap_businesses: {
        Args: { before_id?: string; first_id: string }
        Returns: Json
      }
      sitemap_pages: { Args: { kind: string }; Returns: Json }
      sitemap_parts: { Args: { part_size: number }; Returns: Json }
      stage_import_rows: { Args: { job_id: string; rows: Json }; Returns: Json }
      start_bulk_job: {
        Args: { filter: Json; input: Json; job_id: string; seen?: Json }
        Returns: Json
      }
      start_claim: {
        Args: {
          business_id: string
          claim_id: string
          evidence: Database["public"]["Enums"]["claim_evidence"]
        }
        Returns: Json
      }
      stop_import: { Args: { job_id: string }; Returns: Json }
      store_failed_measurements: {
        Args: { measurements: Json }
        Returns: number
      }
      suggest: {
        Args: { near?: string; q: string; words?: string }
        Returns: Json
      }
      suggest_edit: {
        Args: {
          business_id: string
          link?: string
          new_values: Json
          note?: string
          suggestion_id: string
        }
        Returns: Json
      }
      summarize_metrics: {
        Args: {
          dimension?: string
          of_country?: string
          of_device?: string
          of_path?: string
          since: string
          until?: string
        }
        Returns: {
          good: number
          key: string
          metric: string
          p50: number
          p75: number
          p95: number
          poor: number
          samples: number
        }[]
      }
      suspend_person: {
        Args: {
          last_day?: string
          person: string
          reason: string
          time_zone?: string
        }
        Returns: Json
      }
      test_alarms: { Args: Record<PropertyKey, never>; Returns: Json }
      undo_change: { Args: { change_id: string }; Returns: Json }
      undo_confirmations: { Args: { listings: Json }; Returns: number }
      undo_decisions: { Args: { decision_ids: string[] }; Returns: Json }
      undo_name_change: { Args: { change: number }; Returns: Json }
      unmerge_businesses: { Args: { merge_id: string }; Returns: Json }
      unsave_business: {
        Args: { list_id?: string; slug: string }
        Returns: Json
      }
      use_api_key: { Args: { hash: string }; Returns: string }
      use_setup_token: {
        Args: { account?: string; token: string }
        Returns: boolean
      }
      verify_audit_log: { Args: { after?: number }; Returns: Json }
      vote_review: {
        Args: { is_helpful: boolean; review_id: string }
        Returns: Json
      }
      withdraw_claim: { Args: { claim_id: string }; Returns: Json }
      withdraw_invitation: { Args: { invitation_id: string }; Returns: Json }
      withdraw_pending_change: { Args: { change_id: string }; Returns: Json }
      withdraw_submission: { Args: { submission_id: string }; Returns: Json }
      withdraw_suggestion: { Args: { suggestion_id: string }; Returns: Json }
    }
    Enums: {
      article_status: "draft" | "published"
      claim_evidence: "email" | "website" | "letter" | "phone" | "documents"
      claim_status: "pending" | "approved" | "rejected" | "withdrawn"
      code_channel: "email" | "letter" | "text" | "call" | "admin_call"
      duplicate_state: "waiting" | "merged" | "different"
      fact_source: "owner" | "neighbour" | "directory"
      invitation_role: "editor" | "hours" | "owner"
      invitation_status: "open" | "accepted" | "declined" | "withdrawn"
      listing_fact: "hours" | "phone" | "address" | "website"
      listing_status:
        | "draft"
        | "pending"
        | "published"
        | "rejected"
        | "suspended"
        | "closed"
        | "moved"
        | "merged"
      member_role: "editor" | "hours"
      owner_code_channel: "letter" | "email"
      owner_invitation_status:
        | "invited"
        | "opened"
        | "correct"
        | "claimed"
        | "declined"
        | "removal"
      report_kind:
        | "listing"
        | "photo"
        | "list"
        | "review"
        | "question"
        | "answer"
        | "conversation"
      report_reason:
        | "not_a_visit"
        | "conflict"
        | "advertising"
        | "insult"
        | "private"
        | "false"
        | "no_business"
        | "fraud"
        | "elsewhere"
        | "rights"
        | "other"
        | "signals"
      report_status: "open" | "upheld" | "dismissed"
      review_proof: "account" | "receipt"
      review_status: "published" | "held" | "hidden"
      submission_status:
        | "draft"
        | "pending"
        | "published"
        | "rejected"
        | "withdrawn"
      suggestion_status: "waiting" | "accepted" | "rejected" | "withdrawn"
      user_role: "community_user" | "business_owner" | "admin" | "super_admin"
      verification_level:
        | "none"
        | "documents"
        | "letter"
        | "phone"
        | "email"
        | "website"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      article_status: ["draft", "published"],
      claim_evidence: ["email", "website", "letter", "phone", "documents"],
      claim_status: ["pending", "approved", "rejected", "withdrawn"],
      code_channel: ["email", "letter", "text", "call", "admin_call"],
      duplicate_state: ["waiting", "merged", "different"],
      fact_source: ["owner", "neighbour", "directory"],
      invitation_role: ["editor", "hours", "owner"],
      invitation_status: ["open", "accepted", "declined", "withdrawn"],
      listing_fact: ["hours", "phone", "address", "website"],
      listing_status: [
        "draft",
        "pending",
        "published",
        "rejected",
        "suspended",
        "closed",
        "moved",
        "merged",
      ],
      member_role: ["editor", "hours"],
      owner_code_channel: ["letter", "email"],
      owner_invitation_status: [
        "invited",
        "opened",
        "correct",
        "claimed",
        "declined",
        "removal",
      ],
      report_kind: [
        "listing",
        "photo",
        "list",
        "review",
        "question",
        "answer",
        "conversation",
      ],
      report_reason: [
        "not_a_visit",
        "conflict",
        "advertising",
        "insult",
        "private",
        "false",
        "no_business",
        "fraud",
        "elsewhere",
        "rights",
        "other",
        "signals",
      ],
      report_status: ["open", "upheld", "dismissed"],
      review_proof: ["account", "receipt"],
      review_status: ["published", "held", "hidden"],
      submission_status: [
        "draft",
        "pending",
        "published",
        "rejected",
        "withdrawn",
      ],
      suggestion_status: ["waiting", "accepted", "rejected", "withdrawn"],
      user_role: ["community_user", "business_owner", "admin", "super_admin"],
      verification_level: [
        "none",
        "documents",
        "letter",
        "phone",
        "email",
        "website",
      ],
    },
  },
} as const
